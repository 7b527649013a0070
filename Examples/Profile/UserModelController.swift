// SPDX-License-Identifier: MIT

import Combine

/// A model that holds a user and counts the changes to it.
final class UserModelController: ObservableObject {
  @Published var user: User {
    didSet { changes += 1 }
  }
  @Published private(set) var changes = 0

  init(user: User) { self.user = user }
}
