import SwiftUI
import UniformTypeIdentifiers

/// A document is a type that declares which files it supports and how to read and write them. This listing is from the
/// article on apps and scenes.
///
/// The article was written for a beta version, in which `init` received the file wrapper itself and `write` changed a
/// file wrapper. This listing uses the released version of the protocol.
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
