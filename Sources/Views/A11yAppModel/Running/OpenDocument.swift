// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An open document, with its file and its unsaved changes.
@MainActor
package class OpenDocument {
  package final let kind: DocumentKind
  package final let inbox: Inbox
  /// The content type that was used to read the document, or that is used to write it.
  package final var contentType: UTType
  /// The file's content at the time of the last read or write.
  package final var lastWrapper: FileWrapper?
  /// The file's path, as the user or the program specified it.
  package private(set) final var path: String?
  package private(set) final var target: String?
  /// The file's stamp at the time of the last read or write.
  package final var stamp: FileStamp?
  /// The pending overwrite that the user has been warned about. If the user repeats the request, the file is
  /// overwritten.
  package final var warned: Warning?
  package final let fileURL: Cell<URL?>
  package final let isEdited: Cell<Bool>
  /// The question about unsaved changes that the user must answer.
  package final let question: Cell<ClosingQuestion?>
  /// A number that distinguishes unnamed documents.
  package final var number = 1
  package final weak var window: WindowNode?

  package struct Warning: Hashable {
    package let target: String
    package let stamp: FileStamp
  }

  package init(_ kind: DocumentKind, _ contentType: UTType, _ inbox: Inbox) {
    self.kind = kind
    self.contentType = contentType
    self.inbox = inbox
    fileURL = Cell(nil, inbox)
    isEdited = Cell(false, inbox)
    question = Cell(nil, inbox)
  }

  /// Returns the content to write to the file.
  package func fileWrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    preconditionFailure("a subclass must override fileWrapper(_:)")
  }

  /// The title of the document's window. Code that reads the title is run again when the document's file changes.
  package final var title: String {
    if let url = fileURL.get() { return url.lastPathComponent }
    return number == 1 ? "Untitled" : "Untitled \(number)"
  }

  package final var isEditable: Bool { kind.isEditable }

  /// Records that the document was read from a file or written to it.
  package final func settle(at path: String, _ target: String, _ wrapper: FileWrapper) {
    self.path = path
    self.target = target
    lastWrapper = wrapper
    stamp = FileStamp(path: target)
    warned = nil
    fileURL.write(URL(fileURLWithPath: path))
    window?.titleChanged()
  }

  /// Marks the document as having unsaved changes. This function can be called on any thread.
  package nonisolated final func noteEdit() {
    guard isEdited.write(true) else { return }
    inbox.post(.action { [weak self] in self?.window?.titleChanged() })
  }
}

/// A question to the user about unsaved changes.
package enum ClosingQuestion {
  /// The question is asked because the window is about to close.
  case close
  /// The question is asked because the app is about to end.
  case quit
}
