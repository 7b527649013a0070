// SPDX-License-Identifier: MIT

import A11yPlatform

/// A file that is written next to another file and replaces it when complete.
///
/// A program that reads the file finds either the old bytes or the new bytes, but never a partial file. The file is
/// complete even if the disk is full or, once ``commit()`` has returned, if the system crashes. The file's permissions
/// and owner are preserved. If the path is a symbolic link, the link's target is replaced and the link remains. A file
/// that is not writable is not replaced, even if its folder is writable. Until the replacement is committed, it exists
/// only as a hidden file. The hidden file is removed when this object is released or, if the program is killed, by the
/// next replacement of the same file.
///
/// ```swift
/// let file = try FileReplacement(of: "walk.a11y")
/// try file.write(Array(text.utf8))
/// try file.commit()
/// ```
public final class FileReplacement {
  /// The path as the caller specified it.
  public let path: String
  private let target: FilePlace
  private let temporary: String
  private let file: NewFile
  private var isPending = true

  /// Starts replacing or creating a file.
  ///
  /// - Throws: ``FileReplacementError`` if the path is not writable or is not a regular file.
  public init(of path: String) throws(FileReplacementError) {
    self.path = path
    do {
      target = try FilePlace(following: path)
    } catch {
      throw FileReplacementError(path, error)
    }
    let before = try Self.status(of: target.path, path)
    Leftovers.remove(for: target.name, in: target.folderPath) { _ = unlink($0) }
    do throws(SystemError) {
      (temporary, file) = try Self.create(beside: target)
    } catch {
      throw FileReplacementError(path, error)
    }
    do throws(SystemError) {
      if let before { try file.takeOver(before) }
    } catch {
      abandon()
      throw FileReplacementError(path, error)
    }
  }

  deinit { abandon() }

  private static func create(beside target: FilePlace) throws(SystemError) -> (String, NewFile) {
    while true {
      let path = target / Leftovers.freshName(for: target.name)
      // If this call fails, another program has removed the new file as a leftover.
      if let file = try NewFile(at: path) { return (path, file) }
    }
  }

  /// Returns the status of the existing file, or `nil` if there is none. Throws an error if the file is not a writable
  /// regular file.
  private static func status(
    of target: String,
    _ path: String
  ) throws(FileReplacementError) -> stat? {
    var status = stat()
    guard stat(target, &status) == 0 else {
      guard errno == ENOENT else { throw FileReplacementError(path, .ofLastCall) }
      return nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileReplacementError(path: path, reason: "it is a folder")
    default:
      throw FileReplacementError(path: path, reason: "the path does not refer to a regular file")
    }
    // A privileged program could write to read-only files, but a testing tool should not.
    guard access(target, W_OK) == 0 else { throw FileReplacementError(path, .ofLastCall) }
    guard status.st_mode & 0o222 != 0 else {
      throw FileReplacementError(path, SystemError(number: EACCES))
    }
    return status
  }

  /// Appends bytes to the file, or overwrites the bytes at an offset.
  ///
  /// - Throws: ``FileReplacementError`` if not all of them could be written.
  public func write(
    _ bytes: some Sequence<UInt8>,
    at offset: Int? = nil
  ) throws(FileReplacementError) {
    do {
      try file.write(Array(bytes), at: offset)
    } catch {
      throw FileReplacementError(path, error)
    }
  }

  /// Replaces the old file once all bytes of the new file are on disk.
  ///
  /// - Throws: ``FileReplacementError`` if that fails; the old file then remains unchanged.
  public func commit() throws(FileReplacementError) {
    guard isPending else { return }
    do {
      try file.sync()
    } catch {
      throw FileReplacementError(path, error)
    }
    // The file stays locked until it is renamed, because another program would remove an unlocked file as a leftover.
    guard rename(temporary, target.path) == 0 else {
      let error = FileReplacementError(path, .ofLastCall)
      abandon()
      throw error
    }
    isPending = false
    file.close()
    target.syncFolder()
  }

  /// Removes the new file, unless it has already been committed.
  public func abandon() {
    guard isPending else { return }
    isPending = false
    unlink(temporary)
    file.close()
  }

  /// Replaces a file's contents in one step.
  ///
  /// - Throws: ``FileReplacementError`` if that fails; the old file then remains unchanged.
  public static func replace(
    _ path: String,
    with bytes: some Sequence<UInt8>
  ) throws(FileReplacementError) {
    let file = try FileReplacement(of: path)
    try file.write(bytes)
    try file.commit()
  }
}

extension FileReplacement {
  /// Resolves all symbolic links and returns the resulting path, whether or not it exists.
  ///
  /// - Throws: `FileReplacementError` if more than 40 symbolic links have to be followed.
  public static func target(of path: String) throws(FileReplacementError) -> String {
    do { return try FilePlace(following: path).path } catch {
      throw FileReplacementError(path, error)
    }
  }

  /// Returns whether a path is a regular file or does not exist yet, as opposed to a terminal or a pipe.
  public static func canReplace(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }
}
