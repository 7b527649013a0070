import SwiftUI

/// A view that creates the object that it observes loses the object, including edits, when the view is created again.
/// This listing is from the article on state.
enum ForgetfulProfile {
  struct ProfileView: View {
    @ObservedObject var userController = UserModelController.load()
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
