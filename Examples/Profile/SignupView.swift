// SPDX-License-Identifier: MIT

import SwiftUI

/// A form for a new user's details, which passes the user to a closure.
struct SignupView: View {
  var handler: (User) -> Void

  @Environment(\.greeting) private var greeting
  @State private var username = ""
  @State private var email = ""

  var body: some View {
    VStack {
      Text(greeting).font(.title).accessibilityAddTraits(.isHeader)
      TextField("Username", text: $username)
      TextField("Email", text: $email)
      Button(
        action: { self.handler(User(username: self.username, email: self.email)) },
        label: { Text("Sign up") }
      )
      .disabled(username.isEmpty || email.isEmpty)
    }
    .padding()
  }
}
