import SwiftUI

/// A view keeps the object that it owns, regardless of how often the view is created again. This listing is from the
/// article on state.
enum OwningProfile {
  struct ProfileView: View {
    @StateObject var userController = UserModelController.load()
    @State private var isEditingViewShown = false

    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        Text("Username: ")
          .foregroundColor(.secondary)
          + Text(userController.user.username)
        Text("Email: ")
          .foregroundColor(.secondary)
          + Text(userController.user.email)
        Button(
          action: { self.isEditingViewShown = true },
          label: { Text("Edit") }
        )
      }
      .padding()
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
}
