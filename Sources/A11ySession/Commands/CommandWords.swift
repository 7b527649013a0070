// SPDX-License-Identifier: MIT

/// The text that can follow the name of a command on the command line.
enum CommandWords: Sendable {
  /// Text that completion cannot predict.
  case any
  /// Text whose spaces are significant, because the text is typed or spoken unchanged.
  case text
  /// One of several predefined names.
  case names(@Sendable () -> [String])
  /// The label of an element.
  case labels
  /// A setting and its value.
  case settings

  /// Whether spaces around the text after the command's name are part of that text.
  var keepsSpaces: Bool {
    if case .text = self { true } else { false }
  }
}
