import SwiftUI

/// From the article on state: an object that announces when its user changes. The article does not show how the object
/// is created.
class UserModelController: ObservableObject {
  @Published var user: User

  init(user: User) {
    self.user = user
  }

  static func load() -> UserModelController {
    UserModelController(user: User.load())
  }
}
