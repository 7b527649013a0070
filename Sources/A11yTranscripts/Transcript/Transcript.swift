// SPDX-License-Identifier: MIT

import A11yAudit
import A11yNavigation
import A11ySession
import A11yTree
import Foundation

/// A transcript that has been read from a file and is ready to run.
public struct Transcript: Sendable {
  /// The maximum size of a transcript, in bytes.
  public static let sizeLimit = 64 << 20

  /// The file, as specified by the user.
  public var path: String
  /// The text of the transcript's file.
  public var text: String
  /// The parsed text.
  public var script: Script
  /// The user's settings for the technologies.
  public var settings: SessionSettings
  /// The commands of each step.
  public var commands: [[SessionCommand]]

  /// Reads a transcript from a file. The time needed for reading is proportional to the file's size.
  ///
  /// - Parameters:
  ///   - subjectFields: Additional header fields that name a subject, such as those of a ``SourceOpener``.
  /// - Throws: ``TranscriptError`` with a line and a column.
  public init(path: String, subjectFields: Set<String> = []) throws(TranscriptError) {
    let data: Data
    do {
      data = try FileContent.read(path, limit: Self.sizeLimit)
    } catch {
      throw TranscriptError(path, error.message)
    }
    try self.init(path: path, data: data, subjectFields: subjectFields)
  }

  /// Reads a transcript. The time needed for reading is proportional to the transcript's size.
  ///
  /// - Throws: ``TranscriptError`` with a line and a column.
  public init(
    path: String,
    data: Data,
    subjectFields: Set<String> = []
  ) throws(TranscriptError) {
    self.path = path
    guard data.count <= Self.sizeLimit else {
      throw TranscriptError(path, "the file is larger than \(Self.sizeLimit >> 20) MiB")
    }
    let bytes = [UInt8](data)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let (line, column) = Self.placeOfBadByte(in: bytes)
      throw TranscriptError(path, line: line, column: column, "this byte is not valid UTF-8")
    }
    self.text = text
    var errors: [SessionError] = []
    script = Script(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text, errors: &errors)
    settings = SessionSettings()
    let folder = (path as NSString).deletingLastPathComponent
    for field in script.header {
      do {
        try Script(header: [field]).apply(to: &settings, except: subjectFields) {
          words throws(SessionError) in try WordList.read(words, in: folder)
        }
      } catch {
        errors.append(error)
      }
    }
    let driven = settings.technologies.technologies.first ?? .voiceOver
    commands = script.commandsByStep(for: driven, variables: .environment, errors: &errors)
    errors += script.unknownRules
    if let error = TranscriptError(path, errors) { throw error }
  }

  /// The path of the transcript's document, which is relative to the transcript unless it is absolute.
  ///
  /// - Throws: ``TranscriptError`` if the header does not name a document.
  public var documentPath: String {
    get throws(TranscriptError) {
      guard let document = script.document else {
        throw TranscriptError(
          path,
          line: 1,
          column: 1,
          "the header does not name a document; add a line such as “open: page.aria.yaml”"
        )
      }
      return path(relative: document)
    }
  }

  /// Resolves a path relative to the transcript's folder unless the path is absolute.
  func path(relative other: String) -> String {
    if other.hasPrefix("/") { return other }
    return ((path as NSString).deletingLastPathComponent as NSString).appendingPathComponent(other)
  }

  /// Returns the line and column of the first byte that is not valid UTF-8.
  private static func placeOfBadByte(in bytes: [UInt8]) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      if scalar == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    return (line, column)
  }
}

extension Script {
  /// An error for each ID that does not belong to an audit rule.
  fileprivate var unknownRules: [SessionError] {
    (opening + steps.flatMap(\.expectations)).flatMap { expectation in
      let ids: [String] =
        switch expectation.content {
        case .findings(let check): check.rules
        case .ignored(let finding): [finding.rule]
        case .cost, .speech: []
        }
      return ids.filter { Rule.named($0) == nil }.map {
        SessionError.script(
          "\(UnknownRule($0))",
          line: expectation.line,
          column: expectation.column
        )
      }
    }
  }
}

extension Script {
  /// Returns the expectations in one part of a transcript. Part 0 is the opening, and part 1 is the first step.
  func expectations(ofSection section: Int) -> [Expectation] {
    section == 0 ? opening : steps[section - 1].expectations
  }

  /// Returns the one-based number of the line before a part's expectations, which is the line of the part's command or
  /// the last line of the header.
  func lineBefore(section: Int) -> Int {
    section == 0 ? header.last?.line ?? 0 : steps[section - 1].line
  }
}

extension [Script.Expectation] {
  /// The expected speech, with the index of each pattern among all expectations.
  var speech: [(place: Int, pattern: SpeechPattern)] {
    enumerated().compactMap { place, expectation in
      guard case .speech(let pattern) = expectation.content else { return nil }
      return (place, pattern)
    }
  }
}
