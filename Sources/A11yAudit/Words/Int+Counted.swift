// SPDX-License-Identifier: MIT

extension Int {
  /// The number with a noun: `1 finding`, `2 findings`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
