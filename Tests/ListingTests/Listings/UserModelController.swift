import SwiftUI

/// State: an object that says when its user changes. The article leaves out how it is made.
class UserModelController: ObservableObject {
  @Published var user: User

  init(user: User) {
    self.user = user
  }

  static func load() -> UserModelController {
    UserModelController(user: User.load())
  }
}
