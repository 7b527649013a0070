import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import Glibc

extension DiskFile {
  /// The path after resolving symbolic links at its end, whether or not anything exists there.
  package static func target(of path: String) throws -> String {
    var path = path
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      let folder = (path as NSString).deletingLastPathComponent
      path = link.hasPrefix("/") ? link : (folder as NSString).appendingPathComponent(link)
    }
    throw DiskError(system: ELOOP)
  }

  /// Replaces a file's bytes atomically: they are written beside it first.
  ///
  /// The permissions are kept; through a link, the file it points to is replaced.
  package static func replace(_ path: String, with data: Data) throws {
    let path = try target(of: path)
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere {
      guard try kind(at: path) == .file else {
        throw DiskError(try kind(at: path) == .folder ? "it is a folder" : "it is not a file")
      }
      guard access(path, W_OK) == 0 else { throw DiskError(system: errno) }
    }
    let folder = (path as NSString).deletingLastPathComponent
    let fresh = (folder as NSString).appendingPathComponent(".saving-\(UUID().uuidString)")
    let file = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard file >= 0 else { throw DiskError(system: errno) }
    do {
      defer { close(file) }
      if isThere {
        // Only a privileged program may give a file away; otherwise the program owns the new file.
        _ = fchown(file, status.st_uid, status.st_gid)
        guard fchmod(file, status.st_mode & 0o7777) == 0 else { throw DiskError(system: errno) }
      }
      try write(data, to: file)
      guard rename(fresh, path) == 0 else { throw DiskError(system: errno) }
    } catch {
      unlink(fresh)
      throw error
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
