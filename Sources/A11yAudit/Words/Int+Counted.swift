// SPDX-License-Identifier: MIT

extension Int {
  /// Returns the number followed by a noun, such as `1 finding` or `2 findings`.
  package func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}
