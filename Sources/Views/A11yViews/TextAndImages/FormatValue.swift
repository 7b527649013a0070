// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A value in the text of a key: its place, and its specifier in a table of strings.
package struct FormatValue: Equatable, Sendable {
  /// The start and end, in UTF-8 bytes.
  package let start: Int32
  package let end: Int32
  package let specifier: Specifier

  /// The format specifier for a value in a key.
  package enum Specifier: Equatable, Sendable {
    case object, signed, unsigned, double, float
    /// A specifier written by the program, such as `%.2f`.
    case custom(String)

    package var text: String {
      switch self {
      case .object: "%@"
      case .signed: "%lld"
      case .unsigned: "%llu"
      case .double: "%lf"
      case .float: "%f"
      case .custom(let text): text
      }
    }
  }
}
