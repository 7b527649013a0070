/// A value in the text of a key: where it stands, and what stands for it in a table of strings.
struct FormatValue: Equatable, Sendable {
  /// Where it begins and ends, in bytes of UTF-8.
  let start: Int32
  let end: Int32
  let specifier: Specifier

  /// What stands for a value where a text is looked up.
  enum Specifier: Equatable, Sendable {
    case object, signed, unsigned, double, float
    /// What the program wrote itself, such as `%.2f`.
    case custom(String)

    var text: String {
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
