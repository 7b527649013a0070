// SPDX-License-Identifier: MIT

import Combine

/// Holds a user, and counts its changes.
final class UserModelController: ObservableObject {
  @Published var user: User {
    didSet { changes += 1 }
  }
  @Published private(set) var changes = 0

  init(user: User) { self.user = user }
}
