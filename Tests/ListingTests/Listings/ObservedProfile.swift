import SwiftUI

/// A view observes an object that it receives and passes on bindings to the object's properties. This listing is from
/// the article on state.
enum ObservedProfile {
  struct ProfileView: View {
    @ObservedObject var userController: UserModelController
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
