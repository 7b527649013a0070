@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A value in the text of a key: where it stands, and what stands for it in a table of strings.
package struct FormatValue: Equatable, Sendable {
  /// Where it begins and ends, in bytes of UTF-8.
  package let start: Int32
  package let end: Int32
  package let specifier: Specifier

  /// What stands for a value where a text is looked up.
  package enum Specifier: Equatable, Sendable {
    case object, signed, unsigned, double, float
    /// What the program wrote itself, such as `%.2f`.
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
