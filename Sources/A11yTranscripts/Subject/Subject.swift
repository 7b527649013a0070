// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

/// The subject of a transcript or a command line: the fields of a header, and the folder to which their paths
/// are relative.
public struct Subject: Hashable, Sendable {
  /// The fields, in order.
  public var fields: [Script.Field]
  /// The folder to which paths are relative; empty for the current folder.
  public var folder: String

  /// Creates a subject from the fields of a header.
  public init(_ fields: [Script.Field], folder: String = "") {
    self.fields = fields
    self.folder = folder
  }

  /// Creates a subject from names and values, as given on a command line.
  public init(_ values: KeyValuePairs<String, String>) {
    self.init(values.map { Script.Field(name: $0.key, value: $0.value, line: 1) })
  }

  /// The value of a field.
  public subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  /// Returns the value of a field as a path that can be opened.
  public func path(_ name: String) -> String? {
    guard let value = self[name] else { return nil }
    if value.hasPrefix("/") || folder.isEmpty { return value }
    return (folder as NSString).appendingPathComponent(value)
  }
}

extension Transcript {
  /// The subject that the header names.
  public var subject: Subject {
    Subject(script.header, folder: (path as NSString).deletingLastPathComponent)
  }

  /// Returns an error at the header field that caused it, otherwise at the field that names the source.
  func error(_ error: SubjectError) -> TranscriptError {
    let named = script.header.first { $0.name == error.field }
    let field = named ?? script.header.first { $0.name == "open" || $0.name == "app" }
    return TranscriptError(path, line: field?.line, column: field?.column, error.message)
  }
}
