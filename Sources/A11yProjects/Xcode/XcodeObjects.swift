// SPDX-License-Identifier: MIT

import Foundation

/// The objects in a project file, keyed by their identifiers.
///
/// A project file is a property list in the oldest property-list format, which Foundation can read. Unknown classes and
/// keys, such as those from a later version, are ignored.
struct XcodeObjects {
  /// An object in a project file, such as a target, a group, a file or a setting.
  struct Object {
    let id: String
    private let fields: [String: Any]

    fileprivate init(id: String, fields: [String: Any]) {
      self.id = id
      self.fields = fields
    }

    /// The name of the object's class.
    var isa: String { text("isa") ?? "" }

    func text(_ key: String) -> String? { fields[key] as? String }

    /// Returns the strings in a list. A single string is treated as a list with one item.
    func list(_ key: String) -> [String] {
      if let list = fields[key] as? [Any] { return list.compactMap { $0 as? String } }
      return text(key).map { [$0] } ?? []
    }

    /// Returns the dictionary of strings for the given key.
    func table(_ key: String) -> [String: String] {
      (fields[key] as? [String: Any])?.compactMapValues { value in
        value as? String ?? (value as? [Any])?.compactMap { $0 as? String }.joined(separator: " ")
      } ?? [:]
    }
  }

  private let objects: [String: Any]
  private let rootID: String

  /// Reads a project file.
  init(of project: URL) throws(ProjectError) {
    let file = project.appendingPathComponent("project.pbxproj")
    guard let data = try? Data(contentsOf: file) else { throw .unreadable(project.path) }
    guard Self.depth(of: data) <= Self.deepest,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let fields = list as? [String: Any], let root = fields["rootObject"] as? String,
      let objects = fields["objects"] as? [String: Any]
    else { throw .damaged(project.path) }
    self.objects = objects
    rootID = root
  }

  subscript(_ id: String) -> Object? {
    (objects[id] as? [String: Any]).map { Object(id: id, fields: $0) }
  }

  /// The project itself.
  var project: Object? { self[rootID] }

  /// Returns the objects that a list in another object refers to.
  func objects(_ key: String, of object: Object) -> [Object] {
    object.list(key).compactMap { self[$0] }
  }

  /// The maximum nesting depth in a project file. Files written by Xcode have four levels. In a file with too many
  /// levels, Foundation's reader would recurse until its stack overflows.
  private static let deepest = 64

  /// Returns the nesting depth of brackets outside quoted strings.
  private static func depth(of data: Data) -> Int {
    var depth = 0
    var deepest = 0
    var isQuoted = false
    var isEscaped = false
    for byte in data {
      if isEscaped {
        isEscaped = false
      } else if isQuoted {
        isEscaped = byte == UInt8(ascii: "\\")
        if byte == UInt8(ascii: "\"") { isQuoted = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isQuoted = true
        case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
        default: break
        }
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
