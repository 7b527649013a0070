// SPDX-License-Identifier: MIT

import A11yPlatform
import SystemPackage

extension FileReplacement {
  /// How many links to follow before assuming a cycle.
  private static let linkLimit = 40

  /// Where a path finally leads, whether or not anything exists there.
  ///
  /// - Throws: `FileReplacementError` if it goes through more than 40 symbolic links.
  public static func target(of path: String) throws(FileReplacementError) -> String {
    try place(of: path).string
  }

  static func place(of path: String) throws(FileReplacementError) -> FilePath {
    var place = FilePath(path)
    for _ in 0..<linkLimit {
      guard let link = link(at: place) else { return place }
      place = place.removingLastComponent().pushing(link)
    }
    throw FileReplacementError(path, .tooManySymbolicLinkLevels)
  }

  private static func link(at place: FilePath) -> FilePath? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(place.string, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return FilePath(String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  /// Whether a path is a file or does not exist yet: a terminal or a pipe is written to directly.
  public static func canReplace(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// The status of the existing file, if any; it must be a writable file.
  static func status(of target: FilePath, _ path: String) throws(FileReplacementError) -> stat? {
    var status = stat()
    guard stat(target.string, &status) == 0 else {
      guard Errno.current == .noSuchFileOrDirectory else {
        throw FileReplacementError(path, .current)
      }
      return nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileReplacementError(path: path, reason: "it is a folder")
    default: throw FileReplacementError(path: path, reason: "it is not a regular file")
    }
    // A privileged program may write read-only files; a tool for tests should not.
    guard access(target.string, W_OK) == 0 else { throw FileReplacementError(path, .current) }
    guard status.st_mode & 0o222 != 0 else {
      throw FileReplacementError(path, .permissionDenied)
    }
    return status
  }

  /// Syncs the name to disk as well; if that fails, the file is still whole.
  static func syncFolder(of target: FilePath) {
    let parent = target.removingLastComponent()
    let folder = parent.isEmpty ? FilePath(".") : parent
    guard let file = try? FileDescriptor.open(folder, .readOnly, options: [.directory]) else {
      return
    }
    _ = fsync(file.rawValue)
    try? file.close()
  }
}
