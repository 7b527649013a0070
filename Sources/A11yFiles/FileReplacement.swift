// SPDX-License-Identifier: MIT

import A11yPlatform
import SystemPackage

/// A file that is written beside another and replaces it when it is complete.
///
/// A reader of the path sees the old bytes or the new ones, never a part, even after a full disk,
/// and after a crash once ``commit()`` has returned. Permissions and owner are kept, a symbolic
/// link stays and its target is replaced, and a file that may not be written is refused even if
/// its folder is writable. Until it is committed there is only a hidden file, which is removed
/// with this object; if the program is killed, by the next replacement of the same file.
///
/// ```swift
/// let file = try FileReplacement(of: "walk.a11y")
/// try file.write(Array(text.utf8))
/// try file.commit()
/// ```
public final class FileReplacement {
  /// The path as given.
  public let path: String
  private let target: FilePath
  private let temporary: FilePath
  private let file: FileDescriptor
  private var isOpen = true

  /// Begins to replace or create a file.
  ///
  /// - Throws: ``FileReplacementError`` if it may not be written, or is not a file.
  public init(of path: String) throws(FileReplacementError) {
    self.path = path
    target = try Self.place(of: path)
    let before = try Self.status(of: target, path)
    let folder = target.removingLastComponent()
    let name = target.lastComponent?.string ?? ""
    Leftovers.remove(for: name, in: folder.isEmpty ? "." : folder.string) { _ = unlink($0) }
    (temporary, file) = try Self.create(for: name, in: folder, path)
    if let before {
      // Only a privileged program may change the owner; otherwise the file belongs to the user.
      _ = fchown(file.rawValue, before.st_uid, before.st_gid)
      if fchmod(file.rawValue, before.st_mode & 0o7777) != 0 {
        let error = FileReplacementError(path, Errno(rawValue: errno))
        abandon()
        throw error
      }
    }
  }

  deinit { abandon() }

  private static func create(
    for name: String,
    in folder: FilePath,
    _ path: String
  ) throws(FileReplacementError) -> (FilePath, FileDescriptor) {
    while true {
      let temporary = folder.appending(Leftovers.freshName(for: name))
      do {
        let file = try FileDescriptor.open(
          temporary,
          .writeOnly,
          options: [.create, .exclusiveCreate, .closeOnExec, .noFollow],
          permissions: FilePermissions(rawValue: 0o666)
        )
        if Leftovers.claim(file.rawValue) { return (temporary, file) }
        // Another program has taken it for a leftover before it was locked.
        try file.close()
      } catch {
        throw FileReplacementError(path, error)
      }
    }
  }

  /// Appends bytes, or overwrites those at an offset.
  ///
  /// - Throws: ``FileReplacementError`` if not all of them could be written.
  public func write(
    _ bytes: some Sequence<UInt8>,
    at offset: Int? = nil
  ) throws(FileReplacementError) {
    do {
      if let offset { try file.seek(offset: Int64(offset), from: .start) }
      try file.writeAll(bytes)
    } catch {
      throw FileReplacementError(path, error)
    }
  }

  /// Replaces the file once everything is on disk.
  ///
  /// - Throws: ``FileReplacementError`` if that fails; the old file then stays.
  public func commit() throws(FileReplacementError) {
    guard isOpen else { return }
    // Not every file system supports this; one with a pending write error reports it here at the latest.
    guard fsync(file.rawValue) == 0 || errno == EINVAL || errno == EROFS else {
      throw FileReplacementError(path, .current)
    }
    do {
      isOpen = false
      try file.close()
    } catch {
      unlink(temporary.string)
      throw FileReplacementError(path, error)
    }
    guard rename(temporary.string, target.string) == 0 else {
      let error = FileReplacementError(path, .current)
      unlink(temporary.string)
      throw error
    }
    Self.syncFolder(of: target)
  }

  /// Removes what has been written; does nothing after a commit.
  public func abandon() {
    guard isOpen else { return }
    isOpen = false
    try? file.close()
    unlink(temporary.string)
  }

  /// Replaces a file's content in one step.
  ///
  /// - Throws: ``FileReplacementError`` if that fails; the old file then stays.
  public static func replace(
    _ path: String,
    with bytes: some Sequence<UInt8>
  ) throws(FileReplacementError) {
    let file = try FileReplacement(of: path)
    try file.write(bytes)
    try file.commit()
  }
}
