import SwiftUI

/// State: a binding may be to a whole structure, and gives bindings to its parts.
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
