import SwiftUI

/// The view stores the text typed into its fields, and the button passes this text on. This listing is from the article
/// on state.
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
