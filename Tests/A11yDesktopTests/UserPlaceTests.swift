// SPDX-License-Identifier: MIT

import Testing

@testable import A11yDesktop

@Suite("The user’s position after a pop-up closes") @BusActor struct UserPlaceTests {
  private let user = UserPlace()
  private let country = AccessibleReference(program: ":1.1", path: "/country")
  private let courier = AccessibleReference(program: ":1.1", path: "/courier")
  private let notebook = AccessibleReference(program: ":1.1", path: "/notebook")

  @Test(
    "After a combo box’s list closes, the first focus change counts as the user’s return from the list"
  )
  func comboBox() {
    user.enterPopUp(of: country)
    #expect(user.isBackFromPopUp(on: [courier]))
    #expect(!user.isBackFromPopUp(on: [notebook]))
  }

  @Test("A late focus event for an item in a closed list does not count as leaving the list")
  func lateItem() {
    user.enterPopUp(of: country)
    #expect(user.isBackFromPopUp(on: [country]))
    #expect(user.isBackFromPopUp(on: [courier]))
    #expect(!user.isBackFromPopUp(on: [courier]))
  }

  @Test(
    "After the user’s next action, a focus change no longer counts as returning from a closed list",
    arguments: [true, false]
  )
  func nextAction(isKey: Bool) {
    user.enterPopUp(of: country)
    #expect(user.isBackFromPopUp(on: [country]))
    if isKey { user.pressKey() } else { user.beginAction() }
    #expect(!user.isBackFromPopUp(on: [courier]))
  }

  @Test("Choosing an item in a list does not count as leaving the list")
  func choosing() {
    user.enterPopUp(of: country)
    user.beginAction()
    user.pressKey()
    #expect(user.isBackFromPopUp(on: [courier]))
  }

  @Test(
    "The user has returned from a menu only if the previously focused object contains the focus"
  )
  func menu() {
    user.focus(on: notebook)
    user.enterPopUp(of: nil)
    #expect(user.isBackFromPopUp(on: [courier, notebook]))
    user.enterPopUp(of: nil)
    #expect(!user.isBackFromPopUp(on: [courier]))
  }
}
