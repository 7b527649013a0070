import A11yCommandLine
import A11yDocuments
import A11ySession
import ArgumentParser
import Foundation

/// A document on the disk, or on standard input.
struct DocumentFile {
  var path: String

  func read(_ format: DocumentFormat?) throws -> Document {
    do {
      return try Document(data: data(), format: format)
    } catch let error as DocumentError {
      throw Failure("\(path): \(error)")
    }
  }

  private func data() throws -> Data {
    if path == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
    let url = URL(fileURLWithPath: path)
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(
        atPath: url.resolvingSymlinksInPath().path
      )
    } catch {
      throw Failure("\(path): there is no such file, or it may not be read")
    }
    if attributes[.type] as? FileAttributeType == .typeDirectory {
      throw Failure("\(path): this is a folder, not a document")
    }
    if let size = attributes[.size] as? Int, size > Document.sizeLimit {
      throw Failure("\(path): the file is larger than \(Document.sizeLimit >> 20) MiB")
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw Failure("\(path): the file cannot be read")
    }
  }
}
