// SPDX-License-Identifier: MIT

/// What can follow the name of a command on the command line.
enum CommandWords: Sendable {
  /// Nothing that could be known beforehand.
  case any
  /// Some names.
  case names(@Sendable () -> [String])
  /// The label of an element.
  case labels
  /// A setting and its value.
  case settings
}
