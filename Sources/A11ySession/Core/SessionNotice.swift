// SPDX-License-Identifier: MIT

/// What a session shows besides speech.
public enum SessionNotice: Hashable, Sendable {
  /// Nothing is shown.
  case none
  /// A one-line message.
  case message(String)
  /// What the keys do, one per line.
  case help(String)

  /// The text of any case.
  public var text: String {
    switch self {
    case .none: ""
    case .message(let text), .help(let text): text
    }
  }
}
