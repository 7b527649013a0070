import SwiftUI

/// The value that the listings about state edit. This listing is from the article on state. The type's two properties
/// and the name of the `load` method are from the article.
struct User {
  var username: String
  var email: String

  static func load() -> User {
    User(username: "ann", email: "ann@example.org")
  }
}
