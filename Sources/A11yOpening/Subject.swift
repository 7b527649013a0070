// SPDX-License-Identifier: MIT

import Foundation

/// The subject of a transcript or a command line. A subject consists of header fields and of the folder for relative
/// paths in these fields.
public struct Subject: Hashable, Sendable {
  /// A field of a header.
  public struct Field: Hashable, Sendable {
    /// The field's name, such as `open`.
    public var name: String
    /// The field's value.
    public var value: String

    /// Creates a field from a name and a value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The header's fields, in order.
  public var fields: [Field]
  /// The folder to which paths are relative, or an empty string for the current folder.
  public var folder: String

  /// Creates a subject from header fields.
  public init(_ fields: [Field], folder: String = "") {
    self.fields = fields
    self.folder = folder
  }

  /// Creates a subject from names and values on a command line.
  public init(_ values: KeyValuePairs<String, String>) {
    self.init(values.map { Field($0.key, $0.value) })
  }

  /// The value of the first field with the given name, or `nil` if there is none.
  public subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  /// Returns the value of a field as a path that can be opened.
  public func path(_ name: String) -> String? {
    guard let value = self[name] else { return nil }
    if value.hasPrefix("/") || folder.isEmpty { return value }
    return (folder as NSString).appendingPathComponent(value)
  }

  /// Returns `true` if a field's value is `on`, and `false` if it is `off` or the field is missing.
  package func flag(_ name: String) throws(SubjectError) -> Bool {
    switch self[name] {
    case nil, "off": return false
    case "on": return true
    case let other?: throw SubjectError("“\(other)” is neither “on” nor “off”", field: name)
    }
  }
}
