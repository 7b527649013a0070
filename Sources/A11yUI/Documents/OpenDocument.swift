import Foundation

/// One document that is open: the file it is kept in, and whether it was changed since.
@MainActor
class OpenDocument {
  final let kind: DocumentKind
  final let inbox: Inbox
  /// The type that the document was read as or is written as.
  final var contentType: UTType
  /// What the file held when it was last read or written.
  final var lastWrapper: FileWrapper?
  /// Where the file is, as it was named, and where that leads to.
  private(set) final var path: String?
  private(set) final var target: String?
  /// The file as it was when it was last read or written.
  final var stamp: FileStamp?
  /// What the user was warned of writing over; doing it again does it.
  final var warned: Warning?
  final let fileURL: Cell<URL?>
  final let isEdited: Cell<Bool>
  /// What the user is being asked about changes that are not saved.
  final let question: Cell<ClosingQuestion?>
  /// Tells documents apart that have no name yet.
  final var number = 1
  final weak var window: WindowNode?

  struct Warning: Hashable {
    let target: String
    let stamp: FileStamp
  }

  init(_ kind: DocumentKind, _ contentType: UTType, _ inbox: Inbox) {
    self.kind = kind
    self.contentType = contentType
    self.inbox = inbox
    fileURL = Cell(nil, inbox)
    isEdited = Cell(false, inbox)
    question = Cell(nil, inbox)
  }

  /// What is to be written to the file.
  func fileWrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    preconditionFailure("a document of no kind")
  }

  /// What the window of the document is called. Who shows it follows the file.
  final var title: String {
    if let url = fileURL.get() { return url.lastPathComponent }
    return number == 1 ? "Untitled" : "Untitled \(number)"
  }

  final var isEditable: Bool { kind.isEditable }

  /// The document was read from a file or written to one.
  final func settle(at path: String, _ target: String, _ wrapper: FileWrapper) {
    self.path = path
    self.target = target
    lastWrapper = wrapper
    stamp = FileStamp(path: target)
    warned = nil
    fileURL.write(URL(fileURLWithPath: path))
    window?.titleChanged()
  }

  /// The document was changed, on whatever thread.
  nonisolated final func noteEdit() {
    guard isEdited.write(true) else { return }
    inbox.post(.action { [weak self] in self?.window?.titleChanged() })
  }
}

/// What a user is asked about changes that are not saved.
enum ClosingQuestion {
  /// The window is to be closed.
  case close
  /// The app is to end.
  case quit
}
