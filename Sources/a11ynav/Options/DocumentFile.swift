import A11yDocuments
import A11ySession
import A11yTranscripts
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
    do {
      return try FileContent.read(path, limit: Document.sizeLimit, allowsPipes: true)
    } catch {
      throw Failure("\(path): \(error)")
    }
  }
}

/// An error in one line, safe to show whatever a stranger put into a name.
struct Failure: Error, CustomStringConvertible {
  var description: String

  init(_ text: String) { description = TerminalText.visible(text) }
}

/// Messages that are not results.
enum StandardError {
  static func write(_ text: String) {
    FileHandle.standardError.write(
      Data((TerminalText.visible(text, keepingLines: true) + "\n").utf8)
    )
  }
}

/// Results, line by line, kept until there are many of them.
struct StandardOutput {
  private var pending: [UInt8] = []

  mutating func write(_ line: String) {
    pending.append(contentsOf: line.utf8)
    pending.append(UInt8(ascii: "\n"))
    if pending.count > 1 << 16 { flush() }
  }

  /// A reader that went away, as `head` does, is no error.
  mutating func flush() {
    try? FileHandle.standardOutput.write(contentsOf: Data(pending))
    pending.removeAll(keepingCapacity: true)
  }
}
