import SwiftUI

/// From the article on state: a view that creates the object it observes loses the object and its edits when the view
/// is created again.
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
