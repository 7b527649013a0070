// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension AppRecord {
  /// Opens the document in a file or, if it is already open, brings its window to the front.
  ///
  /// - Returns: Whether the document was opened. The reason for a failure is also announced.
  @discardableResult
  package func openDocument(_ path: String) -> ActionResponse.Outcome {
    do {
      try openDocument(at: path)
      return .handled
    } catch {
      return complain("\(path.fileName) cannot be opened: \(error.spokenReason)")
    }
  }

  /// Opens the document in a file, or throws an error that states why the document cannot be opened.
  package func openDocument(at path: String) throws {
    let groups = scenes.filter { $0.documents != nil }
    guard !groups.isEmpty else { throw DiskError("\(name) does not support documents") }
    let path = try path.absolutePath
    let target = try DiskFile.target(of: path)
    for window in windows where window.document?.target == target { return bringForward(window) }
    let type = try Self.contentType(of: target, named: path)
    var choice: (scene: WindowSceneNode, kind: DocumentKind, match: UTType)?
    for scene in groups {
      guard let kind = scene.documents, let match = kind.match(type) else { continue }
      if choice == nil || match == type && choice?.match != type { choice = (scene, kind, match) }
    }
    guard let choice else {
      let known = DocumentKind.extensions(of: groups.flatMap { $0.documents?.readable ?? [] })
      if type.conforms(to: .directory) { throw DiskError("it is a folder") }
      throw DiskError(
        "\(name) can open only other types of files" + (known.isEmpty ? "" : ": \(known)")
      )
    }
    let stamp = FileStamp(path: target)
    let wrapper = try FileWrapper(url: URL(fileURLWithPath: target))
    wrapper.filename = path.fileName
    wrapper.preferredFilename = path.fileName
    let file = FileDocumentReadConfiguration(
      contentType: type.isDynamic ? choice.match : type,
      file: wrapper
    )
    let document = try choice.kind.read(choice.kind, file, graph.inbox)
    document.settle(at: path, target, wrapper)
    // The file's stamp was taken before reading, so that changes made while the file was read are detected on saving.
    document.stamp = stamp
    choice.scene.open(WindowSeed(document: document))
  }

  /// Returns a file's content type, which depends on the filename extension. A file with an unknown extension is
  /// treated as plain text if its first bytes are valid text.
  private static func contentType(of target: String, named path: String) throws -> UTType {
    let kind = try DiskFile.kind(at: target)
    guard kind == .file || kind == .folder else {
      throw DiskError("the path refers to neither a file nor a folder")
    }
    let ending = (path as NSString).pathExtension
    let parent: UTType = kind == .folder ? .directory : .data
    if let type = UTType(filenameExtension: ending, conformingTo: parent) { return type }
    if kind == .folder { return .folder }
    let beginning = try DiskFile.beginning(of: target, count: 1024)
    // The last character may be incomplete.
    let isText = (0...3).contains { String(data: beginning.dropLast($0), encoding: .utf8) != nil }
    return isText && !beginning.contains(0) ? .plainText : .data
  }

  /// Opens a window for a document that the program has created.
  package func open(_ document: OpenDocument, in scene: WindowSceneNode) {
    scene.open(WindowSeed(document: document))
  }

  /// Returns the scene that creates new documents of a given type.
  package func scene(forDocuments type: ObjectIdentifier) -> WindowSceneNode? {
    scenes.first { $0.documents?.type == type && $0.documents?.make != nil }
  }

  /// Announces and reports an error, and returns a failure response that contains the error.
  package func complain(_ text: String) -> ActionResponse.Outcome {
    report(text)
    return .refused(notice: text + ".")
  }

  /// The number that distinguishes a new, unnamed document from other unnamed documents.
  package var nextUntitledNumber: Int {
    let taken = windows.compactMap(\.document).filter { $0.path == nil }.map(\.number)
    return (taken.max() ?? 0) + 1
  }
}

extension String {
  /// The last component of a path.
  package var fileName: String { (self as NSString).lastPathComponent }

  /// The absolute path, with `~` expanded.
  package var absolutePath: String {
    get throws {
      guard !isEmpty else { throw DiskError("no file was specified") }
      guard !utf8.contains(0) else {
        throw DiskError("a file name cannot contain a null character")
      }
      let path = (self as NSString).expandingTildeInPath
      let folder = FileManager.default.currentDirectoryPath as NSString
      let full = path.hasPrefix("/") ? path : folder.appendingPathComponent(path)
      return (full as NSString).standardizingPath
    }
  }
}
