import SwiftUI
import UniformTypeIdentifiers

/// From the article on apps and scenes: a document is a type that declares which files it reads and how it reads and
/// writes such a file.
///
/// The article was written for a beta, in which `init` received the file wrapper itself and `write`
/// changed a file wrapper. This listing uses the protocol as it was released.
struct TextFile: FileDocument {
  static var readableContentTypes = [UTType.plainText]
  var text = ""

  init(initialText: String = "") {
    text = initialText
  }

  init(configuration: ReadConfiguration) throws {
    if let data = configuration.file.regularFileContents {
      text = String(decoding: data, as: UTF8.self)
    }
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let data = Data(text.utf8)
    return FileWrapper(regularFileWithContents: data)
  }
}
