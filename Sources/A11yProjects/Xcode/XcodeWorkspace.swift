// SPDX-License-Identifier: MIT

import Foundation

/// An Xcode workspace, which is a set of projects and packages that are opened together.
struct XcodeWorkspace {
  /// The projects and folders that the workspace refers to, whether or not they exist.
  private(set) var places: [URL] = []

  /// Reads a workspace.
  init(at place: URL) throws(ProjectError) {
    let file = place.appendingPathComponent("contents.xcworkspacedata")
    guard let data = try? Data(contentsOf: file) else { throw .unreadable(place.path) }
    guard let text = String(data: data, encoding: .utf8), let events = try? XMLTags(text).events,
      events.contains(where: { if case .begin("Workspace", _) = $0 { true } else { false } })
    else { throw .damagedWorkspace(place.path) }
    let folder = place.deletingLastPathComponent().standardizedFileURL
    var groups = [folder]
    for event in events {
      switch event {
      case .begin("Group", let attributes):
        groups.append(Self.place(attributes["location"], in: groups.last ?? folder, folder))
      case .end("Group"): groups.removeLast()
      case .begin("FileRef", let attributes):
        places.append(Self.place(attributes["location"], in: groups.last ?? folder, folder))
      default: break
      }
    }
  }

  /// Returns the URL for a location such as `group:Shop/Shop.xcodeproj`.
  private static func place(_ location: String?, in group: URL, _ folder: URL) -> URL {
    let parts = (location ?? "").split(separator: ":", maxSplits: 1).map(String.init)
    let path = parts.count > 1 ? parts[1] : ""
    let base = parts.first == "container" ? folder : group
    guard parts.first != "absolute" else { return URL(fileURLWithPath: path).standardizedFileURL }
    return path.isEmpty ? base : base.appendingPathComponent(path).standardizedFileURL
  }
}
