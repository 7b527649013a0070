import SwiftUI

/// State: what the listings on state edit. The article has its two properties and the name of `load`.
struct User {
  var username: String
  var email: String

  static func load() -> User {
    User(username: "ann", email: "ann@example.org")
  }
}
