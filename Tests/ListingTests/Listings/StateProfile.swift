import SwiftUI

/// Edits that a sheet makes through a binding are immediately visible behind the sheet. This listing is from the
/// article on state.
enum StateProfile {
  struct ProfileView: View {
    @State private var user = User.load()
    @State private var isEditingViewShown = false

    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        Text("Username: ")
          .foregroundColor(.secondary)
          + Text(user.username)
        Text("Email: ")
          .foregroundColor(.secondary)
          + Text(user.email)
        Button(
          action: { self.isEditingViewShown = true },
          label: { Text("Edit") }
        )
      }
      .padding()
      .sheet(isPresented: $isEditingViewShown) {
        VStack {
          ProfileEditingView(user: self.$user)
          Button(
            action: { self.isEditingViewShown = false },
            label: { Text("Done") }
          )
        }
      }
    }
  }
}
