// SPDX-License-Identifier: MIT

import A11yPlatform

/// The location of an existing or future file, given by its folder and its name in this folder.
struct FilePlace {
  /// The path of the folder, which is empty for the current folder.
  let folder: String
  /// The file's name, which is empty if the path names only a folder, as in `/`.
  let name: String

  /// Splits a path at its last slash, ignoring trailing slashes.
  init(_ path: String) {
    let end = path.lastIndex { $0 != "/" }.map { path.index(after: $0) } ?? path.startIndex
    let whole = path[..<end]
    guard let slash = whole.lastIndex(of: "/") else {
      (folder, name) = (path.hasPrefix("/") ? "/" : "", String(whole))
      return
    }
    let before = whole[..<slash]
    (folder, name) = (
      before.isEmpty ? "/" : String(before), String(whole[whole.index(after: slash)...])
    )
  }

  /// The file's path.
  var path: String { self / name }

  /// The folder as a path, which is never empty.
  var folderPath: String { folder.isEmpty ? "." : folder }

  /// Returns the path of another file in the folder, or the name itself if it is an absolute path.
  static func / (place: FilePlace, name: String) -> String {
    if place.folder.isEmpty || name.hasPrefix("/") { return name }
    return place.folder.hasSuffix("/") ? place.folder + name : "\(place.folder)/\(name)"
  }
}

extension FilePlace {
  /// The number of links to follow before a cycle is assumed.
  private static let linkLimit = 40

  /// Creates a location from a path by resolving all symbolic links, whether or not the resulting path exists.
  init(following path: String) throws(SystemError) {
    // The system would read the path only up to its first zero byte.
    guard !path.utf8.contains(0) else { throw SystemError(number: EINVAL) }
    var place = FilePlace(path)
    for _ in 0..<Self.linkLimit {
      guard let link = try Self.link(at: place.path) else {
        self = place
        return
      }
      place = FilePlace(place / link)
    }
    throw SystemError(number: ELOOP)
  }

  private static func link(at path: String) throws(SystemError) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    // An invalid name is rejected, because its repaired form could refer to a different file.
    guard
      let link = String(validating: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    else {
      throw SystemError(number: EILSEQ)
    }
    return link
  }

  /// Writes the folder to disk, and with it the file's name. The file itself is complete even if this step fails.
  func syncFolder() {
    let descriptor = open(folderPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
