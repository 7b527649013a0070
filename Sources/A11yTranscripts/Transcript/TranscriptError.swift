// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// The reason that a transcript could not be run, with the location of the error.
public struct TranscriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as specified by the user.
  public var path: String
  /// The one-based line number, if known.
  public var line: Int?
  /// The one-based column number, if known.
  public var column: Int?
  /// The error, as one line.
  public var message: String
  /// Further errors in the same file, in the order of their lines.
  public private(set) var further: [TranscriptError] = []

  /// Creates an error from a path, a location and a message.
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

  /// Creates an error from all errors in a file, or returns `nil` if there are none.
  init?(_ path: String, _ errors: [SessionError]) {
    var all = errors.map { TranscriptError(path, $0) }
    all.sort { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    guard let first = all.first else { return nil }
    self = first
    further = Array(all.dropFirst())
  }

  /// The file, the location and the error, with one line per error, such as `walk.a11y:4:3: there is no command called
  /// …`.
  ///
  /// If there are many errors, only the first ones are shown, followed by the number of further errors.
  public var description: String {
    let all = [self] + further
    var lines = all.prefix(Self.shown).map(\.placed)
    if all.count > Self.shown { lines.append("\(path): \(all.count - Self.shown) more errors") }
    return lines.joined(separator: "\n")
  }

  private static let shown = 20

  /// The file, the location and the first error, without any further errors.
  var placed: String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(path)\(place): \(message)"
  }
}
