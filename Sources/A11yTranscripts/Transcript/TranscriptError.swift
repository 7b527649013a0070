// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// The reason a transcript could not be run, and its place.
public struct TranscriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as given by the user.
  public var path: String
  /// The line, from 1, if it is known.
  public var line: Int?
  /// The column, from 1, if it is known.
  public var column: Int?
  /// The error, in one line.
  public var message: String

  /// Creates an error from its parts.
  public init(_ path: String, line: Int? = nil, column: Int? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = AddressMask.masked(text: message)
  }

  init(_ path: String, _ error: SessionError) {
    if case .script(let message, let line, let column) = error {
      self.init(path, line: line, column: column, message)
    } else {
      self.init(path, "\(error)")
    }
  }

  /// The file, the place and the error: `walk.a11y:4:3: there is no command called …`.
  public var description: String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(path)\(place): \(message)"
  }
}
