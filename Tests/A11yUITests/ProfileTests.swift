import SwiftUI
import Testing

@testable import A11yUI

// The listings of the article on state, as close to verbatim as they compile.

private struct User: Equatable {
  var username: String
  var email: String
  static func load() -> User { User(username: "ann", email: "ann@example.org") }
}

private final class UserModelController: ObservableObject {
  @Published var user: User
  init(_ user: User) { self.user = user }
  static func load() -> UserModelController { UserModelController(User.load()) }
}

private struct SignupView: View {
  var handler: (User) -> Void

  @State private var username = ""
  @State private var email = ""

  var body: some View {
    VStack {
      TextField("Username", text: $username)
      TextField("Email", text: $email)
      Button(
        action: {
          self.handler(
            User(
              username: self.username,
              email: self.email
            )
          )
        },
        label: { Text("Sign up") }
      )
    }
  }
}

private struct ProfileEditingView: View {
  @Binding var user: User

  var body: some View {
    VStack {
      TextField("Username", text: $user.username)
      TextField("Email", text: $user.email)
    }
  }
}

private struct ProfileView: View {
  @StateObject var userController = UserModelController.load()
  @State private var isEditingViewShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Username: ") + Text(userController.user.username)
      Text("Email: ") + Text(userController.user.email)
      Button(
        action: { self.isEditingViewShown = true },
        label: { Text("Edit") }
      )
    }
    .sheet(isPresented: $isEditingViewShown) {
      VStack {
        ProfileEditingView(user: self.$userController.user)
        Button(
          action: { self.isEditingViewShown = false },
          label: { Text("Done") }
        )
      }
    }
  }
}

@MainActor @Suite("The profile of the article on state")
struct ProfileTests {
  @Test("What is typed into the fields is what is handed over", arguments: [true, false])
  func signup(prunes: Bool) throws {
    let log = Log()
    let view = HeardView(prunes: prunes) {
      SignupView { log("\($0.username) \($0.email)") }
    }
    try view.run("activate", "type ann", "next", "activate", "type a@b.c", "next", "activate")
    #expect(log.lines == ["ann a@b.c"])
  }

  @Test(
    "A sheet edits what is behind it, and focus goes back to what opened it",
    arguments: [true, false]
  )
  func sheet(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { ProfileView() }
    #expect(view.labels == ["Username: ann", "Email: ann@example.org", "Edit"])
    try view.run("next", "next")
    let opened = try view.run("activate")
    #expect(opened == ["[screen change]", "dialog, Username, ann, text field"])
    try view.run("activate", "type abel")
    #expect(view.labels.contains("Username: annabel"))
    try view.press("escape")
    #expect(try view.run("last", "activate").last == "Edit, button")
    #expect(view.labels == ["Username: annabel", "Email: ann@example.org", "Edit"])
    #expect(try view.run("activate", "escape").last == "Edit, button")
    #expect(view.labels.count == 3)
  }
}
