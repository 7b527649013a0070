import SwiftUI

/// State: what is typed into fields is kept by the view, and handed over by the button.
///
/// The article's two steps before this one are parts of it.
struct SignupView: View {
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
    .padding()
  }
}
