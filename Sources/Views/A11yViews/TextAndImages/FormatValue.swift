// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A value interpolated into a key, with its position and its specifier in the key.
package struct FormatValue: Equatable, Sendable {
  /// The start of the value's text, as a UTF-8 offset.
  package let start: Int32
  package let end: Int32
  package let specifier: Specifier

  /// The format specifier for a value in a key.
  package enum Specifier: Equatable, Sendable {
    case object, signed, unsigned, double, float
    /// A specifier given by the program, such as `%.2f`.
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
