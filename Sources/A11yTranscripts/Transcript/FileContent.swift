// SPDX-License-Identifier: MIT

import Foundation

/// A short description of the reason that a file cannot be read.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason that the file cannot be read, without the file's name.
  public var message: String

  /// The reason that the file cannot be read, without the file's name.
  public var description: String { message }

  init(_ message: String) { self.message = message }
}

/// Reads files that the user has specified.
public enum FileContent {
  /// Returns the bytes of a file.
  ///
  /// - Parameters:
  ///   - limit: The maximum size, in bytes.
  ///   - allowsPipes: Whether to accept pipes, terminals and other special files, which may never end.
  /// - Throws: ``FileError`` for a folder, or a file that is missing, unreadable or too long.
  public static func read(
    _ path: String,
    limit: Int,
    allowsPipes: Bool = false
  ) throws(FileError) -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw FileError("the file does not exist or is not readable")
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw FileError("this is a folder, not a document")
    case S_IFREG: break
    default: guard allowsPipes else { throw FileError("this is not a regular file") }
    }
    guard Int(status.st_size) <= limit else {
      throw FileError("the file is larger than \(limit >> 20) MiB")
    }
    do {
      guard status.st_mode & S_IFMT != S_IFREG else {
        return try Data(contentsOf: URL(fileURLWithPath: path))
      }
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      return try read(file, limit: limit)
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError("an error occurred while reading the file")
    }
  }

  /// Returns the bytes of a pipe or a terminal up to the end of its input.
  ///
  /// - Throws: ``FileError`` as soon as the limit is exceeded, or if the file cannot be read.
  public static func read(_ file: FileHandle, limit: Int) throws(FileError) -> Data {
    var data = Data()
    do {
      while let part = try file.read(upToCount: 1 << 16), !part.isEmpty {
        data += part
        if data.count > limit { break }
      }
    } catch {
      throw FileError("an error occurred while reading the input")
    }
    guard data.count <= limit else {
      throw FileError("the input is larger than \(limit >> 20) MiB")
    }
    return data
  }
}
