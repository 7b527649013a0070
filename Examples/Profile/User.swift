// SPDX-License-Identifier: MIT

/// Someone with an account.
struct User: Hashable {
  var username: String
  var email: String
}
