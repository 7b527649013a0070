// SPDX-License-Identifier: MIT

import Foundation

/// The locations of the files and folders in a project. In a project, each group's path is relative to the enclosing
/// group.
struct XcodePaths {
  private var urls: [String: URL] = [:]

  /// Determines locations by following a project's groups.
  init(_ objects: XcodeObjects, in folder: URL) {
    guard let project = objects.project, let group = project.text("mainGroup") else { return }
    let root = folder.appendingPathComponent(project.text("projectDirPath") ?? "")
      .standardizedFileURL
    follow(group, inside: root, root: root, objects)
  }

  /// The location of a file or folder, or `nil` if the project does not specify it, as for products.
  subscript(_ id: String) -> URL? { urls[id] }

  private mutating func follow(
    _ id: String,
    inside parent: URL,
    root: URL,
    _ objects: XcodeObjects
  ) {
    // Without this check, a group that contains itself would cause endless recursion.
    guard urls[id] == nil, let object = objects[id],
      let place = Self.place(of: object, inside: parent, root: root)
    else { return }
    urls[id] = place
    for child in object.list("children") { follow(child, inside: place, root: root, objects) }
  }

  private static func place(of object: XcodeObjects.Object, inside parent: URL, root: URL) -> URL? {
    let path = object.text("path") ?? ""
    return switch object.text("sourceTree") ?? "<group>" {
    case "<group>": path.isEmpty ? parent : parent.appendingPathComponent(path).standardizedFileURL
    case "SOURCE_ROOT": root.appendingPathComponent(path).standardizedFileURL
    case "<absolute>": URL(fileURLWithPath: path).standardizedFileURL
    default: nil
    }
  }
}
