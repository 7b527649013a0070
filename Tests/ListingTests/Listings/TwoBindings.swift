import SwiftUI

/// From the article on state: a view edits values that belong to another view.
enum TwoBindings {
  struct ProfileEditingView: View {
    @Binding var username: String
    @Binding var email: String

    var body: some View {
      VStack {
        TextField("Username", text: $username)
        TextField("Email", text: $email)
      }
      .padding()
    }
  }
}
