import SwiftUI

/// A binding can refer to a whole structure and provide bindings to its parts. This listing is from the article on
/// state.
struct ProfileEditingView: View {
  @Binding var user: User

  var body: some View {
    VStack {
      TextField("Username", text: $user.username)
      TextField("Email", text: $user.email)
    }
    .padding()
  }
}
