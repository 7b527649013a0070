// SPDX-License-Identifier: MIT

import Foundation

/// The files below a folder, by the path in an address.
struct ServedFolder: Sendable {
  /// What is at a path.
  enum Entry {
    case file(Data, type: String)
    /// A folder, whose address ends with a slash.
    case moved(String)
    case missing
  }

  private let root: String

  init?(_ folder: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else { return nil }
    root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
  }

  /// Looks up the target of a request. Links are followed, but never out of the folder.
  func find(_ target: String) -> Entry {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    guard let decoded = String(path).removingPercentEncoding, decoded.hasPrefix("/"),
      !decoded.contains("\0")
    else { return .missing }
    guard let (file, isFolder) = file(at: decoded) else { return .missing }
    guard isFolder else { return content(of: file) }
    guard decoded.hasSuffix("/") else { return .moved(String(path) + "/") }
    guard let index = self.file(at: decoded + "index.html"), !index.isFolder else {
      return .missing
    }
    return content(of: index.path)
  }

  /// What a path leads to, if that is in the folder.
  private func file(at path: String) -> (path: String, isFolder: Bool)? {
    let file = URL(fileURLWithPath: root + path).resolvingSymlinksInPath().path
    guard file == root || file.hasPrefix(root == "/" ? root : root + "/") else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else { return nil }
    return (file, isFolder.boolValue)
  }

  private func content(of file: String) -> Entry {
    let type = (try? FileManager.default.attributesOfItem(atPath: file))?[.type]
    guard type as? FileAttributeType == .typeRegular,
      let data = FileManager.default.contents(atPath: file)
    else { return .missing }
    let ending = (file as NSString).pathExtension.lowercased()
    return .file(data, type: Self.types[ending] ?? "application/octet-stream")
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "json": "application/json",
    "map": "application/json", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "avif": "image/avif",
    "ico": "image/x-icon", "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf",
    "txt": "text/plain; charset=utf-8", "xml": "application/xml", "wasm": "application/wasm",
    "webmanifest": "application/manifest+json", "mp3": "audio/mpeg", "mp4": "video/mp4",
    "webm": "video/webm", "ogg": "audio/ogg", "vtt": "text/vtt", "pdf": "application/pdf",
    "xhtml": "application/xhtml+xml",
  ]
}
