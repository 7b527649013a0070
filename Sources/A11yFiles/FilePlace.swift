// SPDX-License-Identifier: MIT

import A11yPlatform

/// Where a file is or will be: the folder and the name in it.
struct FilePlace {
  /// The folder; empty for the current one.
  let folder: String
  /// The name; empty for a folder itself, as in `/`.
  let name: String

  /// Splits a path after its last slash; slashes at its end do not count.
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

  /// The path of the file.
  var path: String { self / name }

  /// The folder, as a path that is never empty.
  var folderPath: String { folder.isEmpty ? "." : folder }

  /// The path of another file in the folder, or of one at an absolute path.
  static func / (place: FilePlace, name: String) -> String {
    if place.folder.isEmpty || name.hasPrefix("/") { return name }
    return place.folder.hasSuffix("/") ? place.folder + name : "\(place.folder)/\(name)"
  }
}

extension FilePlace {
  /// How many links to follow before assuming a cycle.
  private static let linkLimit = 40

  /// Where a path finally leads, whether or not anything exists there.
  init(following path: String) throws(SystemError) {
    // The system would read it only up to there.
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
    // Another file than the one that is meant must not be written.
    guard
      let link = String(validating: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    else {
      throw SystemError(number: EILSEQ)
    }
    return link
  }

  /// Syncs the name to disk as well; if that fails, the file is still whole.
  func syncFolder() {
    let descriptor = open(folderPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
