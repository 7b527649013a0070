// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension AppRecord {
  /// Saves the front window's document.
  ///
  /// - Parameter path: The file to which the document belongs from now on, which is its current file by default.
  /// - Returns: Whether the document was saved. The reason for a failure is also announced.
  @discardableResult
  package func save(to path: String? = nil) -> ActionResponse.Outcome {
    guard let document = front?.document else { return complain("There is no document to save") }
    return save(document, to: path)
  }

  /// Saves a document.
  @discardableResult
  package func save(_ document: OpenDocument, to path: String?) -> ActionResponse.Outcome {
    guard document.isEditable else {
      return complain("\(document.title) cannot be saved, because it is read-only")
    }
    guard let path = path ?? document.path else {
      let ending = document.kind.newType.preferredFilenameExtension.map { "." + $0 } ?? ""
      return complain(
        "\(document.title) has no file yet. Save it under a name, such as Notes\(ending)"
      )
    }
    do {
      try write(document, to: path)
      announce("Saved \(document.title).")
      return .handled
    } catch let warning as OverwriteWarning {
      return complain(warning.text)
    } catch {
      return complain("\(path.fileName) cannot be saved: \(error.spokenReason)")
    }
  }

  /// A warning that a document is about to replace a file, which the user can confirm by saving again.
  private struct OverwriteWarning: Error { let text: String }

  /// Saves a document, or throws a warning that the user must confirm first.
  private func write(_ document: OpenDocument, to path: String) throws {
    let path = try path.absolutePath
    let target = try DiskFile.target(of: path)
    let type = try contentType(document, path)
    if let stamp = FileStamp(path: target) {
      try checkKind(of: target, type)
      let isOwn = target == document.target
      let warning = OpenDocument.Warning(target: target, stamp: stamp)
      if !isOwn, windows.contains(where: { $0.document?.target == target }) {
        throw DiskError("the document is open in another window")
      }
      if !(isOwn && stamp == document.stamp), document.warned != warning {
        document.warned = warning
        throw OverwriteWarning(
          text: isOwn
            ? "\(path.fileName) has been changed by another program since it was opened. "
              + "Save again to overwrite the other program’s changes"
            : "\(path.fileName) already exists. Save again to replace it"
        )
      }
    }
    let wasEdited = document.isEdited.peek()
    // The flag is cleared before writing, because changes that any thread makes during writing may be missing from the
    // written content.
    document.isEdited.write(false)
    do {
      let wrapper = try document.fileWrapper(
        FileDocumentWriteConfiguration(contentType: type, existingFile: document.lastWrapper)
      )
      wrapper.filename = path.fileName
      try wrapper.write(toPath: target)
      document.contentType = type
      document.settle(at: path, target, wrapper)
    } catch {
      if wasEdited { document.isEdited.write(true) }
      throw error
    }
  }

  /// Throws an error if saving would replace a folder with a file, a file with a folder, or a device.
  private func checkKind(of target: String, _ type: UTType) throws {
    switch (try DiskFile.kind(at: target), type.conforms(to: .directory)) {
    case (.file, false), (.folder, true): return
    case (.folder, false): throw DiskError("it is a folder")
    case (.file, true): throw DiskError("the path does not refer to a folder")
    default: throw DiskError("the path does not refer to a file")
    }
  }

  /// Returns the content type for writing a document, or throws an error if the document does not support the filename
  /// extension's type.
  private func contentType(_ document: OpenDocument, _ path: String) throws -> UTType {
    let writable = document.kind.writable
    func match(_ type: UTType) -> UTType? {
      writable.first { $0 == type } ?? writable.first { type.conforms(to: $0) }
    }
    let ending = (path as NSString).pathExtension
    if path == document.path || ending.isEmpty {
      guard let type = match(document.contentType) ?? writable.first else {
        throw DiskError("documents of this type cannot be written")
      }
      return match(document.contentType) == nil ? type : document.contentType
    }
    let candidates = UTType.types(forExtension: ending)
    for type in candidates where match(type) != nil { return type }
    let known = DocumentKind.extensions(of: writable)
    throw DiskError(
      "documents of this type cannot be written as .\(ending)"
        + (known.isEmpty ? "" : ", only as \(known)")
    )
  }
}
