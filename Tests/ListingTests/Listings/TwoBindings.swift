import SwiftUI

/// A view edits values that belong to another view. This listing is from the article on state.
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
