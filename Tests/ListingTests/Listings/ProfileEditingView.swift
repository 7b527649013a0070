import SwiftUI

/// From the article on state: a binding can refer to a whole structure and provides bindings to its parts.
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
