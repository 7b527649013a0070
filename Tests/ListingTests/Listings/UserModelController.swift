import SwiftUI

/// An object that announces when its user changes. This listing is from the article on state. The article does not show
/// how the object is created.
class UserModelController: ObservableObject {
  @Published var user: User

  init(user: User) {
    self.user = user
  }

  static func load() -> UserModelController {
    UserModelController(user: User.load())
  }
}
