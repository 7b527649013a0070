import SwiftUI

/// State: a view that makes the object it observes loses it, and what was edited, when it is made anew.
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
