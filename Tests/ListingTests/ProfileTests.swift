// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

@MainActor
@Suite(
  "State, bindings and objects work as the article on state describes",
  .printing,
  .timeLimit(.minutes(30))
)
struct ProfileTests {
  @Test("A text field keeps the typed text, and a button passes the text on")
  func signup() async throws {
    var users: [User] = []
    let session = try await Session(SignupView { users.append($0) })
    session.expect("Username, text field, double tap to edit")
    session.type("ann")
    session.expect("is editing", "ann")
    session.find("Email").activate()
    session.expect("is editing")
    session.type("a@b.c")
    session.expect("a@b.c")
    session.find("Sign up").activate()
    session.expectSilence()
    #expect(users.map(\.username) == ["ann"])
    #expect(users.map(\.email) == ["a@b.c"])
  }

  /// A view that owns the value that the listing edits.
  private struct Owner: View {
    @State private var user = User.load()
    var body: some View {
      Text("\(user.username), \(user.email)")
      TwoBindings.ProfileEditingView(username: $user.username, email: $user.email)
      Button("Reset") { user = User.load() }
    }
  }

  @Test("A binding edits another view’s value and follows that value’s changes")
  func bindings() async throws {
    let session = try await Session(Owner())
    session.find("Username").activate()
    session.expect("is editing")
    session.type("abel")
    session.expect("abel")
    session.find("Email").activate()
    session.expect("is editing")
    session.type("!")
    session.expect("exclamation mark")
    session.press("escape")
    session.expectSilence()
    session.expectOutline(
      """
      annabel, ann@example.org!
      Username, annabel, text field
      Email, ann@example.org!, text field
      Reset, button
      """
    )
    session.find("Reset").activate()
    session.expectOutline(
      """
      ann, ann@example.org
      Username, ann, text field
      Email, ann@example.org, text field
      Reset, button
      """
    )
  }

  /// Opens a profile's sheet, changes the name in the sheet, and closes the sheet with its button.
  private func edit(_ session: Session) {
    session.find("Edit").activate()
    session.expect(
      "[screen change]",
      "dialog, Username, ann, text field, double tap to edit"
    )
    session.type("abel")
    session.expect("is editing", "abel")
    session.find("Done").activate()
    session.expect("[screen change]", "Edit, button")
  }

  private let edited = """
    Username: annabel
    Email: ann@example.org
    Edit, button
    """

  @Test("A sheet edits the state of the view that opened it")
  func state() async throws {
    let session = try await Session(StateProfile.ProfileView())
    session.expectOutline("Username: ann\nEmail: ann@example.org\nEdit, button")
    edit(session)
    session.expectOutline(edited)
  }

  @Test("A sheet’s edits are kept even if the sheet is dismissed with a gesture")
  func escape() async throws {
    let session = try await Session(StateProfile.ProfileView())
    session.find("Edit").activate()
    _ = session.heard()
    session.type("abel")
    session.expect("is editing", "abel")
    session.press("escape")
    session.expectSilence()
    session.perform("escape")
    session.expect("[screen change]", "Edit, button")
    session.expectOutline(edited)
  }

  @Test("A sheet edits the object that the view observes")
  func observed() async throws {
    let controller = UserModelController.load()
    let session = try await Session(ObservedProfile.ProfileView(userController: controller))
    edit(session)
    session.expectOutline(edited)
    #expect(controller.user.username == "annabel")
    controller.user.username = "berta"
    session.expectOutline("Username: berta\nEmail: ann@example.org\nEdit, button")
    _ = session.heard()
  }

  /// A view that creates its content again each time the button is pressed.
  private struct Renewing<Content: View>: View {
    @State private var count = 0
    let content: () -> Content
    var body: some View {
      Button("Renewed \(count)") { count += 1 }
      content()
    }
  }

  @Test("An object that an observing view creates is lost when the view is created again")
  func forgetful() async throws {
    let session = try await Session(Renewing { ForgetfulProfile.ProfileView() })
    edit(session)
    session.expectOutline("Renewed 0, button\n\(edited)")
    session.find("Renewed 0").activate()
    session.expect("Renewed 1")
    session.expectOutline(
      """
      Renewed 1, button
      Username: ann
      Email: ann@example.org
      Edit, button
      """
    )
  }

  @Test("An object that a view owns is kept when the view is created again")
  func owning() async throws {
    let session = try await Session(Renewing { OwningProfile.ProfileView() })
    edit(session)
    session.find("Renewed 0").activate()
    session.expect("Renewed 1")
    session.expectOutline("Renewed 1, button\n\(edited)")
  }
}
