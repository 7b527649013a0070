// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yDocuments
import A11ySession
import A11yTranscripts
import ArgumentParser
import Foundation

/// A document on disk or on standard input.
struct DocumentFile {
  var path: String

  /// Whether the path leads to a regular file and not to a pipe, a device or a folder.
  var isRegular: Bool { type == .typeRegular }

  /// Whether the path leads to a folder.
  var isFolder: Bool { type == .typeDirectory }

  private var type: FileAttributeType? {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    return attributes?[.type] as? FileAttributeType
  }

  func read(_ format: DocumentFormat?) throws -> Document {
    let progress = ReadingProgress { [path] seconds, _ in
      "a11ynav: still reading \(path) after \(seconds) s"
    }
    defer { progress.end() }
    do {
      return try Document(data: data(), format: format)
    } catch let error as DocumentError {
      throw Failure("\(path): \(error)")
    }
  }

  /// Returns the document's contents.
  func data() throws -> Data {
    do {
      if path == "-" {
        return try FileContent.read(FileHandle.standardInput, limit: Document.sizeLimit)
      }
      return try FileContent.read(path, limit: Document.sizeLimit, allowsPipes: true)
    } catch {
      throw Failure("\(path): \(error)")
    }
  }
}
