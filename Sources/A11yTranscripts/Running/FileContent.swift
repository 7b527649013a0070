import Foundation

/// Why a file cannot be read, in a few words.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, without the name of the file.
  public var message: String

  /// The reason, without the name of the file.
  public var description: String { message }

  init(_ message: String) { self.message = message }
}

/// Reads files that a user has named.
public enum FileContent {
  /// The bytes of a file.
  ///
  /// - Throws: ``FileError`` if there is no such file, it is a folder, is larger than the limit in
  ///   bytes, or may not be read.
  public static func read(_ path: String, limit: Int) throws(FileError) -> Data {
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      )
    } catch {
      throw FileError("there is no such file, or it may not be read")
    }
    if attributes[.type] as? FileAttributeType == .typeDirectory {
      throw FileError("this is a folder, not a document")
    }
    if let size = attributes[.size] as? Int, size > limit {
      throw FileError("the file is larger than \(limit >> 20) MiB")
    }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw FileError("the file cannot be read")
    }
  }
}
