// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

private final class Outline: ReferenceFileDocument {
  static let note = UTType(exportedAs: "com.example.outline", conformingTo: .json)
  static var readableContentTypes: [UTType] { [note] }
  static var writableContentTypes: [UTType] { [note, .plainText] }
  @Published var lines: [String]

  init() { lines = [] }

  init(configuration: ReadConfiguration) throws {
    let data = configuration.file.regularFileContents ?? Data()
    lines = try JSONDecoder().decode([String].self, from: data)
  }

  func snapshot(contentType: UTType) throws -> [String] { lines }

  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    let data =
      configuration.contentType == .plainText
      ? Data(snapshot.joined(separator: "\n").utf8) : try JSONEncoder().encode(snapshot)
    return FileWrapper(regularFileWithContents: data)
  }
}

/// A document that keeps changing while it is written.
private final class Busy: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  @Published var count = 0
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func snapshot(contentType: UTType) throws -> Int { count }
  func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
    if count == 1 { count += 1 }
    return FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
  }
}

private struct BusyApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { Busy() }) { file in
      Button("Count") { file.document.count += 1 }
    }
  }
}

private struct Bundle: FileDocument {
  static var readableContentTypes: [UTType] { [.folder] }
  var text: String

  init(configuration: ReadConfiguration) throws {
    let data = configuration.file.fileWrappers?["text"]?.regularFileContents ?? Data()
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let kept = configuration.existingFile?.fileWrappers?["kept"]
    let text = FileWrapper(regularFileWithContents: Data(text.utf8))
    var files = ["text": text]
    files["kept"] = kept
    return FileWrapper(directoryWithFileWrappers: files)
  }
}

private struct OutlineView: View {
  @ObservedObject var outline: Outline
  let url: URL?
  @Environment(\.newDocument) private var newDocument
  @Environment(\.openDocument) private var openDocument

  var body: some View {
    Text("\(outline.lines.count) lines in \(url?.lastPathComponent ?? "no file")")
    Button("Add") { outline.lines.append("line") }
    Button("Duplicate") {
      newDocument {
        let copy = Outline()
        copy.lines = outline.lines
        return copy
      }
    }
    Button("New text") { newDocument(TextFile(initialText: "Given")) }
    Button("New plain") { newDocument(contentType: .plainText) }
    Button("New picture") { newDocument(contentType: .image) }
  }
}

private struct Outliner: App {
  var body: some Scene {
    DocumentGroup(newDocument: { Outline() }) { file in
      OutlineView(outline: file.document, url: file.fileURL)
    }
    DocumentGroup(newDocument: TextFile()) { file in TextEditor(text: file.$document.text) }
    DocumentGroup(viewing: Bundle.self) { file in Text(file.document.text) }
  }
}

@Suite("Documents that are objects or have several file types", .timeLimit(.minutes(30)))
@MainActor
struct ReferenceDocumentTests {
  let folder: Folder
  init() throws { folder = try Folder() }

  @Test(
    "An object document counts as edited once it announces a change; its name determines its format"
  )
  func objects() throws {
    let heard = HeardApp(Outliner())
    #expect(heard.start() == ["Untitled, window, 0 lines in no file"])
    heard.say("choose Add")
    heard.say("activate")
    #expect(heard.say("save \(folder["a.outline"])") == ["Saved a.outline."])
    #expect(folder.text("a.outline") == #"["line"]"#)
    #expect(heard.say("first") == ["1 lines in a.outline"])
    #expect(heard.say("close window") == ["menu bar, Outliner, menu item, collapsed"])
    #expect(
      heard.say("open \(folder["a.outline"])") == ["a.outline, window, 1 lines in a.outline"]
    )
    heard.say("choose Add")
    heard.say("activate")
    #expect(heard.say("save \(folder["a.txt"])") == ["Saved a.txt."])
    #expect(folder.text("a.txt") == "line\nline")
    try folder.write("bad.outline", "{")
    #expect(heard.say("open \(folder["bad.outline"])").first?.contains("cannot be opened") == true)
  }

  @Test("Changes that are made while a document is being written count as unsaved")
  func changedMeanwhile() throws {
    let heard = HeardApp(BusyApp())
    heard.start()
    heard.say("activate")
    #expect(heard.say("save \(folder["a.txt"])") == ["Saved a.txt."])
    #expect(folder.text("a.txt") == "1")
    #expect(heard.say("close window") == ["alert, Save changes to a.txt?"])
    heard.say("find next button")
    heard.say("activate")
    #expect(folder.text("a.txt") == "2")
  }

  @Test("New documents open in the group for their type")
  func actions() throws {
    let heard = HeardApp(Outliner())
    heard.start()
    heard.say("choose Add")
    heard.say("activate")
    heard.say("choose Duplicate")
    #expect(heard.say("activate") == ["Untitled 2, window, 1 lines in no file"])
    heard.say("choose New text")
    #expect(
      heard.say("activate") == ["Untitled 3, window, Given, text field, double tap to edit"]
    )
    heard.say("window 1")
    heard.say("choose New plain")
    #expect(heard.say("activate") == ["Untitled 4, window, text field, double tap to edit"])
    heard.say("window 1")
    heard.say("choose New picture")
    #expect(
      heard.say("activate") == [
        "A document cannot be created, because no DocumentGroup creates public.image."
      ]
    )
  }

  @Test("A folder can be a document if a document group supports folders")
  func folders() throws {
    let path = folder["note"]
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try folder.write("note/text", "In a folder")
    let heard = HeardApp(Outliner(), files: [path])
    #expect(heard.start() == ["note, window, In a folder"])
  }

  @Test("A document’s folder is replaced as a whole, but its previous contents can be kept")
  func writing() throws {
    let path = folder["note"]
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try folder.write("note/old", "goes")
    let wrapper = FileWrapper(directoryWithFileWrappers: [
      "text": FileWrapper(regularFileWithContents: Data("new".utf8)),
      "inner": FileWrapper(directoryWithFileWrappers: [:]),
    ])
    try wrapper.write(to: URL(fileURLWithPath: path))
    #expect(folder.text("note/text") == "new")
    #expect(folder.text("note/old") == nil)
    #expect(folder.names == ["note"])
    let evil = FileWrapper(directoryWithFileWrappers: [
      "../evil": FileWrapper(regularFileWithContents: Data())
    ])
    #expect(throws: (any Error).self) { try evil.write(to: URL(fileURLWithPath: path)) }
    #expect(folder.text("note/text") == "new")
    #expect(folder.names == ["note"])
  }
}
