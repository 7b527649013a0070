// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yFiles
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import Glibc

extension DiskFile {
  /// The path after resolving symbolic links at its end, whether or not anything exists there.
  package static func target(of path: String) throws -> String {
    do {
      return try FileReplacement.target(of: path)
    } catch {
      throw DiskError(error)
    }
  }

  /// Replaces a file's bytes atomically: they are written beside it first.
  ///
  /// The permissions are kept; through a link, the file it points to is replaced.
  package static func replace(_ path: String, with data: Data) throws {
    let path = try target(of: path)
    if access(path, F_OK) == 0, try kind(at: path) != .file {
      throw DiskError(try kind(at: path) == .folder ? "it is a folder" : "it is not a file")
    }
    _ = ignoresSizeSignal
    do {
      try FileReplacement.replace(path, with: data)
    } catch {
      throw DiskError(error)
    }
  }

  /// Replaces a folder with another.
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

  /// The names of a folder's contents, in order.
  package static func names(in path: String) throws -> [String] {
    guard let folder = opendir(path) else { throw DiskError(system: errno) }
    closedir(folder)
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
