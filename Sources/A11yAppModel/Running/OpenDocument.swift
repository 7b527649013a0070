import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// One document that is open: the file it is kept in, and whether it was changed since.
@MainActor
package class OpenDocument {
  package final let kind: DocumentKind
  package final let inbox: Inbox
  /// The type that the document was read as or is written as.
  package final var contentType: UTType
  /// What the file held when it was last read or written.
  package final var lastWrapper: FileWrapper?
  /// Where the file is, as it was named, and where that leads to.
  package private(set) final var path: String?
  package private(set) final var target: String?
  /// The file as it was when it was last read or written.
  package final var stamp: FileStamp?
  /// What the user was warned of writing over; doing it again does it.
  package final var warned: Warning?
  package final let fileURL: Cell<URL?>
  package final let isEdited: Cell<Bool>
  /// What the user is being asked about changes that are not saved.
  package final let question: Cell<ClosingQuestion?>
  /// Tells documents apart that have no name yet.
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

  /// What is to be written to the file.
  package func fileWrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    preconditionFailure("a document of no kind")
  }

  /// What the window of the document is called. Who shows it follows the file.
  package final var title: String {
    if let url = fileURL.get() { return url.lastPathComponent }
    return number == 1 ? "Untitled" : "Untitled \(number)"
  }

  package final var isEditable: Bool { kind.isEditable }

  /// The document was read from a file or written to one.
  package final func settle(at path: String, _ target: String, _ wrapper: FileWrapper) {
    self.path = path
    self.target = target
    lastWrapper = wrapper
    stamp = FileStamp(path: target)
    warned = nil
    fileURL.write(URL(fileURLWithPath: path))
    window?.titleChanged()
  }

  /// The document was changed, on whatever thread.
  package nonisolated final func noteEdit() {
    guard isEdited.write(true) else { return }
    inbox.post(.action { [weak self] in self?.window?.titleChanged() })
  }
}

/// What a user is asked about changes that are not saved.
package enum ClosingQuestion {
  /// The window is to be closed.
  case close
  /// The app is to end.
  case quit
}
