// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A document that can be written.
struct TextFile: FileDocument {
  static var readableContentTypes: [UTType] { [UTType.plainText] }
  var text = ""

  init(initialText: String = "") { text = initialText }

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

/// A read-only document that does not accept every file.
struct ImageFile: FileDocument {
  static var readableContentTypes: [UTType] { [UTType.image] }
  var data = Data()

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, data.starts(with: [0x89]) else {
      throw NotAPicture()
    }
    self.data = data
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: data)
  }

  struct NotAPicture: LocalizedError {
    var errorDescription: String? { "this is no picture." }
  }
}

struct TextEditorView: View {
  @Binding var document: TextFile
  @State var name = ""
  var body: some View {
    VStack {
      TextEditor(text: $document.text)
        .padding()
    }
    .background(Color.gray)
  }
}

struct ImageViewerView: View {
  @Binding var document: ImageFile
  var body: some View {
    Text("Picture of \(document.data.count) bytes")
    Button("Spoil") { document.data = Data() }
  }
}

/// An app for text files and image files.
struct NewAllApp: App {
  @SceneBuilder var body: some Scene {
    DocumentGroup(newDocument: TextFile()) { file in
      TextEditorView(document: file.$document)
    }
    DocumentGroup(viewing: ImageFile.self) { file in
      ImageViewerView(document: file.$document)
    }
  }
}

/// A folder for one test's files.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/a11y-documents-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  subscript(name: String) -> String { path + "/" + name }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: self[name]))
    return self[name]
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
