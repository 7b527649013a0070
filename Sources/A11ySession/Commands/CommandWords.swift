// SPDX-License-Identifier: MIT

/// What can follow the name of a command on the command line.
enum CommandWords: Sendable {
  /// Nothing that could be known beforehand.
  case any
  /// Text that keeps its spaces, since it is typed or spoken as it is.
  case text
  /// Some names.
  case names(@Sendable () -> [String])
  /// The label of an element.
  case labels
  /// A setting and its value.
  case settings

  /// Whether spaces around what follows the name are part of it.
  var keepsSpaces: Bool {
    if case .text = self { true } else { false }
  }
}
