// SPDX-License-Identifier: MIT

/// A person with an account.
struct User: Hashable {
  var username: String
  var email: String
}
