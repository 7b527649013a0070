// SPDX-License-Identifier: MIT

/// Text that a session shows in addition to speech.
public enum SessionNotice: Hashable, Sendable {
  /// Nothing is shown.
  case none
  /// A one-line message.
  case message(String)
  /// Text that consists of several lines, such as the help for the keys.
  case help(String)

  /// The text of the notice.
  public var text: String {
    switch self {
    case .none: ""
    case .message(let text), .help(let text): text
    }
  }
}
