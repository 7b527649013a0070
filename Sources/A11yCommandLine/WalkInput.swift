// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

/// The input of a walk, which is read twice: once to find errors, and once to perform the walk.
enum WalkInput {
  case keys(String)
  case file(String)
  /// The text of an input that can be read only once, such as a pipe.
  case text(String, of: String)

  init(script path: String) throws {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      self = .file(path)
    } else if let data = FileManager.default.contents(atPath: path) {
      guard let text = String(data: data, encoding: .utf8) else { throw Self.noText(path) }
      self = .text(text, of: path)
    } else {
      throw Self.unreadable(path)
    }
  }

  /// Returns the parts of a script, or no parts if the input consists of keys.
  func parts() throws -> Parts {
    switch self {
    case .keys: return Parts(parts: Script.Parts(of: Script.TextLines("")))
    case .text(let text, _): return Parts(parts: Script.Parts(of: Script.TextLines(text)))
    case .file(let path):
      guard let lines = Script.FileLines(of: path) else { throw Self.unreadable(path) }
      return Parts(parts: Script.Parts(of: lines), lines: lines, path: path)
    }
  }

  /// Runs a closure and, if it fails, adds the name of the script to the beginning of the error.
  func naming<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SessionError {
      throw failure(error)
    }
  }

  /// Returns an error as a failure that includes the name of the script.
  func failure(_ error: SessionError) -> Failure {
    switch self {
    case .keys: Failure("\(error)")
    case .file(let path), .text(_, let path): Failure("\(path): \(error)")
    }
  }

  /// The parts of a script whose text has already been fully validated.
  struct Parts {
    fileprivate var parts: Script.Parts
    fileprivate var lines: Script.FileLines?
    fileprivate var path = ""

    mutating func next() throws -> Script.Part? {
      let part = try parts.next()
      if part == nil, lines?.isText == false { throw WalkInput.noText(path) }
      return part
    }
  }

  private static func unreadable(_ path: String) -> Failure {
    Failure("\(path): the file does not exist or is not readable")
  }

  fileprivate static func noText(_ path: String) -> Failure {
    Failure("\(path): the script is not UTF-8 text")
  }
}
