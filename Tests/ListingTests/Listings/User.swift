import SwiftUI

/// From the article on state: the value that the listings on state edit. The type's two properties and the name of
/// `load` are from the article.
struct User {
  var username: String
  var email: String

  static func load() -> User {
    User(username: "ann", email: "ann@example.org")
  }
}
