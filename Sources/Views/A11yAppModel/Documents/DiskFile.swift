// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yFiles
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import Glibc

/// Functions that read and write whole files and never leave a partially written file.
///
/// Invariant for the pointers: each pointer belongs to a `Data` value or an array for the duration of one call, and no
/// call receives a length beyond the end of that value.
package enum DiskFile {
  package enum Kind { case file, folder, link, other }

  /// Returns the type of file system object at a path.
  package static func kind(at path: String, followsLinks: Bool = true) throws -> Kind {
    var status = stat()
    let result = followsLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { throw DiskError(system: errno) }
    return kind(status)
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Returns all bytes of a file. The function rejects pipes and devices, so it never waits for data.
  package static func read(_ path: String, limit: Int) throws -> Data {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw DiskError(system: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw DiskError(system: errno) }
    guard kind(status) == .file else {
      throw DiskError(
        kind(status) == .folder ? "it is a folder" : "the path does not refer to a file"
      )
    }
    let tooLarge = DiskError("it is larger than \(limit >> 20) MB")
    guard status.st_size <= limit else { throw tooLarge }
    var data = Data(count: Int(status.st_size) + 1)
    var length = 0
    while true {
      // Some files are longer than reported, and a file may grow while it is read.
      if length == data.count { data.count += max(65_536, length / 2) }
      let count = data.withUnsafeMutableBytes { bytes in
        Glibc.read(file, bytes.baseAddress.map { $0 + length }, bytes.count - length)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw DiskError(system: errno) }
      if count == 0 { return data.prefix(length) }
      length += count
      guard length <= limit else { throw tooLarge }
    }
  }

  /// Returns the first bytes of a file.
  package static func beginning(of path: String, count: Int) throws -> Data {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw DiskError(system: errno) }
    defer { close(file) }
    var data = Data(count: count)
    let length = data.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, $0.count) }
    guard length >= 0 else { throw DiskError(system: errno) }
    return data.prefix(length)
  }

  /// A one-time setting that makes writing a file that becomes too large cause an error instead of terminating the
  /// program.
  package static let ignoresSizeSignal: Void = { signal(SIGXFSZ, SIG_IGN) }()
}

extension DiskFile {
  /// Returns the path with any symbolic links at its end resolved, whether or not the resulting path exists.
  package static func target(of path: String) throws -> String {
    do {
      return try FileReplacement.target(of: path)
    } catch {
      throw DiskError(error)
    }
  }

  /// Replaces a file's bytes atomically by first writing the new bytes to a temporary file in the same folder.
  ///
  /// The file's permissions are preserved. If the path is a symbolic link, the link's target is replaced.
  package static func replace(_ path: String, with data: Data) throws {
    let path = try target(of: path)
    if access(path, F_OK) == 0, try kind(at: path) != .file {
      throw DiskError(
        try kind(at: path) == .folder ? "it is a folder" : "the path does not refer to a file"
      )
    }
    _ = ignoresSizeSignal
    do {
      try FileReplacement.replace(path, with: data)
    } catch {
      throw DiskError(error)
    }
  }

  /// Replaces the folder at a path with a newly written folder.
  package static func exchange(_ fresh: String, for path: String) throws {
    let old = fresh + ".old"
    let isThere = rename(path, old) == 0
    guard isThere || errno == ENOENT else { throw DiskError(system: errno) }
    guard rename(fresh, path) == 0 else {
      let number = errno
      if isThere { rename(old, path) }
      throw DiskError(system: number)
    }
    if isThere { try? FileManager.default.removeItem(atPath: old) }
  }

  package static func makeFolder(_ path: String) throws {
    guard mkdir(path, 0o777) == 0 else { throw DiskError(system: errno) }
  }

  /// Returns the sorted names of the items in a folder.
  package static func names(in path: String) throws -> [String] {
    guard let folder = opendir(path) else { throw DiskError(system: errno) }
    closedir(folder)
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
