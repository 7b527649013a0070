// SPDX-License-Identifier: MIT

import Testing

@testable import A11yDesktop

@Suite("The user’s place after a pop-up") @BusActor struct UserPlaceTests {
  private let user = UserPlace()
  private let country = AccessibleReference(program: ":1.1", path: "/country")
  private let courier = AccessibleReference(program: ":1.1", path: "/courier")
  private let notebook = AccessibleReference(program: ":1.1", path: "/notebook")

  @Test(
    "After a choice in a combo box, the object that gets focus first is where the user comes back"
  )
  func comboBox() {
    user.enterPopUp(of: country)
    #expect(user.isBackFromPopUp(on: [courier]))
    #expect(!user.isBackFromPopUp(on: [notebook]))
  }

  @Test("So is the object that gets focus after an item of the list, which is closed by then")
  func lateItem() {
    user.enterPopUp(of: country)
    #expect(user.isBackFromPopUp(on: [country]))
    #expect(user.isBackFromPopUp(on: [courier]))
    #expect(!user.isBackFromPopUp(on: [courier]))
  }

  @Test("Focus that follows the user’s next action is a move", arguments: [true, false])
  func nextAction(isKey: Bool) {
    user.enterPopUp(of: country)
    #expect(user.isBackFromPopUp(on: [country]))
    if isKey { user.pressKey() } else { user.beginAction() }
    #expect(!user.isBackFromPopUp(on: [courier]))
  }

  @Test("The action that chooses an item does not end the wait for the way back")
  func choosing() {
    user.enterPopUp(of: country)
    user.beginAction()
    user.pressKey()
    #expect(user.isBackFromPopUp(on: [courier]))
  }

  @Test("After a menu, the user comes back only to where focus was, or to a part of it")
  func menu() {
    user.focus(on: notebook)
    user.enterPopUp(of: nil)
    #expect(user.isBackFromPopUp(on: [courier, notebook]))
    user.enterPopUp(of: nil)
    #expect(!user.isBackFromPopUp(on: [courier]))
  }
}
