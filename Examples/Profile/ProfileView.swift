// SPDX-License-Identifier: MIT

import SwiftUI

/// A view that shows a user and lets it be edited in a sheet.
struct ProfileView: View {
  @EnvironmentObject private var theme: Theme
  @StateObject private var controller: UserModelController
  @State private var isEditingViewShown = false

  init(user: User) {
    _controller = StateObject(wrappedValue: UserModelController(user: user))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Username: ").foregroundColor(.secondary) + Text(controller.user.username)
      Text("Email: ").foregroundColor(.secondary) + Text(controller.user.email)
      Toggle("Large text", isOn: $theme.isLarge)
      Button(action: { self.isEditingViewShown = true }, label: { Text("Edit") })
      ChangeCount(controller: controller)
    }
    .padding()
    .sheet(isPresented: $isEditingViewShown) {
      VStack {
        ProfileEditingView(user: $controller.user)
        Button(action: { self.isEditingViewShown = false }, label: { Text("Done") })
      }
    }
  }
}

/// A view for editing a user that another view owns.
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

/// A view that observes an object that it does not own.
private struct ChangeCount: View {
  @ObservedObject var controller: UserModelController

  var body: some View {
    Text(controller.changes == 1 ? "1 change" : "\(controller.changes) changes")
  }
}
