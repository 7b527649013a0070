// SPDX-License-Identifier: MIT

import Testing

@testable import A11yDesktop

@Suite("The user’s place after a pop-up closes") @BusActor struct UserPlaceTests {
  private let user = UserPlace()
  private let country = AccessibleReference(program: ":1.1", path: "/country")
  private let courier = AccessibleReference(program: ":1.1", path: "/courier")
  private let notebook = AccessibleReference(program: ":1.1", path: "/notebook")

  @Test(
    "After the user chooses a combo box item, the first object to receive focus counts as the user’s return"
  )
  func comboBox() {
    user.enterPopUp(of: country)
    #expect(user.isBackFromPopUp(on: [courier]))
    #expect(!user.isBackFromPopUp(on: [notebook]))
  }

  @Test("Late focus on an item of the closed list does not end the wait for the user’s return")
  func lateItem() {
    user.enterPopUp(of: country)
    #expect(user.isBackFromPopUp(on: [country]))
    #expect(user.isBackFromPopUp(on: [courier]))
    #expect(!user.isBackFromPopUp(on: [courier]))
  }

  @Test("Focus after the user’s next action counts as a move", arguments: [true, false])
  func nextAction(isKey: Bool) {
    user.enterPopUp(of: country)
    #expect(user.isBackFromPopUp(on: [country]))
    if isKey { user.pressKey() } else { user.beginAction() }
    #expect(!user.isBackFromPopUp(on: [courier]))
  }

  @Test("Choosing an item in the list does not end the wait for the user’s return")
  func choosing() {
    user.enterPopUp(of: country)
    user.beginAction()
    user.pressKey()
    #expect(user.isBackFromPopUp(on: [courier]))
  }

  @Test(
    "After a menu closes, only focus on or inside the previous object counts as the user’s return"
  )
  func menu() {
    user.focus(on: notebook)
    user.enterPopUp(of: nil)
    #expect(user.isBackFromPopUp(on: [courier, notebook]))
    user.enterPopUp(of: nil)
    #expect(!user.isBackFromPopUp(on: [courier]))
  }
}
