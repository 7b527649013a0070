/// What a session shows besides what is said.
public enum SessionNotice: Hashable, Sendable {
  /// Nothing is shown.
  case none
  /// A message in a line.
  case message(String)
  /// What the keys do, a line each.
  case help(String)

  /// The words, whatever they are.
  public var text: String {
    switch self {
    case .none: ""
    case .message(let text), .help(let text): text
    }
  }
}
