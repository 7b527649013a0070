import SwiftUI

/// From the article on state: the view keeps the text typed into its fields, and the button passes that text on.
///
/// The article's two previous steps are parts of this view.
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
