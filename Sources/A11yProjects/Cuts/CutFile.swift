// SPDX-License-Identifier: MIT

import A11yAppSources
import A11yJSON
import Foundation

/// An app's recorded cuts, stored in the file `a11ynav/Cuts.json`, which people can read and edit.
package struct CutFile: Equatable, Sendable {
  /// The path of a file with cuts, relative to the app's folder.
  package static let path = "a11ynav/Cuts.json"

  /// A cut and the reason for it.
  package struct Entry: Equatable, Sendable {
    package var cut: SourceCut
    /// The compiler's message.
    package var error: String
    /// The only target in which the piece of code is cut, or `nil` if the cut applies to all targets that contain the
    /// file.
    package var target: String?
    /// Whether the cut is retained even if the piece of code compiles. Only people, not the program, set this property
    /// to `true`.
    package var isKept = false

    package init(cut: SourceCut, error: String, isKept: Bool = false) {
      self.cut = cut
      self.error = error
      self.isKept = isKept
    }
  }

  /// A replacement for an unavailable type.
  package struct StandInType: Hashable, Sendable {
    /// The app's module that uses the type.
    package var target: String
    package var name: String
    /// The declaration.
    package var text: String
  }

  /// The cuts in each file, keyed by the file's path relative to the app's folder. The cuts in each file are in the
  /// order of the pieces of code that they replace.
  package var files: [String: [Entry]] = [:]
  /// The types that replace unavailable types.
  package var types: [StandInType] = []

  package init() {}

  /// Whether the app has no cuts.
  package var isEmpty: Bool { files.allSatisfy { $0.value.isEmpty } && types.isEmpty }

  /// Returns the cuts in a file for a target.
  package func entries(in path: String, of target: String) -> [Entry] {
    (files[path] ?? []).filter { $0.target == nil || $0.target == target }
  }

  /// Adds the cuts for all targets that contain a file. Cuts that are the same in all targets are added only once.
  mutating func add(_ entries: [(target: String, entries: [Entry])], in path: String) {
    let plain = entries.map { $0.entries.map { $0.of(nil) } }
    if let first = plain.first, plain.allSatisfy({ $0 == first }) {
      if !first.isEmpty { files[path] = first }
      return
    }
    files[path] = entries.flatMap { target, list in list.map { $0.of(target) } }
  }

  // MARK: - Reading

  /// Reads an app's file of cuts, or creates an empty one if the app has no such file.
  package init(in folder: URL) throws(ProjectError) {
    let place = folder.appendingPathComponent(Self.path)
    guard let data = try? Data(contentsOf: place) else { return }
    do throws(JSONCursor.Fault) {
      self = try Self(JSONValue(json: data))
    } catch {
      throw .cuts(Self.path, error.message)
    }
  }

  /// Reads a JSON value. Every error is reported together with the entry in which it occurs.
  init(_ value: JSONValue) throws(JSONCursor.Fault) {
    func fault(_ message: String) -> JSONCursor.Fault {
      JSONCursor.Fault(message: message, offset: 0)
    }
    guard case .object = value else { throw fault("the file is not a JSON object") }
    for (index, entry) in value["cuts"].array.enumerated() {
      let place = "cut \(index + 1)"
      guard let path = entry["file"].string else { throw fault("\(place) has no \"file\"") }
      let kinds = CutUnit.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      guard let kind = entry["kind"].string.flatMap(CutUnit.Kind.init(rawValue:)) else {
        throw fault("the \"kind\" of \(place) must be one of \(kinds)")
      }
      let cut = SourceCut(
        kind: kind,
        place: entry["in"].string ?? "",
        text: entry["text"].string ?? "",
        number: entry["number"].integer ?? 1,
        name: entry["name"].string ?? "",
        replacement: entry["with"].string
      )
      var read = Entry(cut: cut, error: entry["error"].string ?? "", isKept: entry["keep"].isTrue)
      read.target = entry["target"].string
      files[path, default: []].append(read)
    }
    for (index, entry) in value["types"].array.enumerated() {
      guard let target = entry["target"].string, let name = entry["name"].string,
        let text = entry["text"].string
      else { throw fault("type \(index + 1) has no \"target\", \"name\" or \"text\"") }
      types.append(StandInType(target: target, name: name, text: text))
    }
  }

  // MARK: - Writing

  /// The contents of the file that records the cuts. Each item is on its own line, so that two versions can be compared
  /// easily.
  package var text: String {
    let cuts = files.sorted { $0.key < $1.key }.flatMap { path, entries in
      entries.map { entry in
        var lines = [
          ("file", path.inJSON), ("in", entry.cut.place.inJSON),
          ("kind", entry.cut.kind.rawValue.inJSON), ("text", entry.cut.text.inJSON),
        ]
        if entry.cut.number != 1 { lines.append(("number", "\(entry.cut.number)")) }
        lines.append(("name", entry.cut.name.inJSON))
        if let text = entry.cut.replacement { lines.append(("with", text.inJSON)) }
        lines.append(("error", entry.error.inJSON))
        if let target = entry.target { lines.append(("target", target.inJSON)) }
        if entry.isKept { lines.append(("keep", "true")) }
        return Self.object(lines)
      }
    }
    let types = types.sorted { ($0.target, $0.name) < ($1.target, $1.name) }.map { type in
      Self.object([
        ("target", type.target.inJSON), ("name", type.name.inJSON), ("text", type.text.inJSON),
      ])
    }
    return """
      {
        "cuts": [\(Self.list(cuts))],
        "types": [\(Self.list(types))]
      }

      """
  }

  private static func object(_ lines: [(String, String)]) -> String {
    "    {\n" + lines.map { "      \"\($0)\": \($1)" }.joined(separator: ",\n") + "\n    }"
  }

  private static func list(_ objects: [String]) -> String {
    objects.isEmpty ? "" : "\n" + objects.joined(separator: ",\n") + "\n  "
  }
}

extension CutFile.Entry {
  /// Returns the cut for the given target or, if `target` is `nil`, for all targets.
  fileprivate func of(_ target: String?) -> Self {
    var entry = self
    entry.target = target
    return entry
  }
}
