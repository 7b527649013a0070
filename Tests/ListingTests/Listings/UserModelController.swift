import SwiftUI

/// State: an object that announces when its user changes. The article does not show how it is
/// created.
class UserModelController: ObservableObject {
  @Published var user: User

  init(user: User) {
    self.user = user
  }

  static func load() -> UserModelController {
    UserModelController(user: User.load())
  }
}
