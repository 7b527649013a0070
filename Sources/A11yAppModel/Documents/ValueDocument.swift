import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An open document that is a value.
package final class ValueDocument<Document: FileDocument>: OpenDocument {
  private let location: DocumentLocation<Document>

  package init(_ document: Document, _ kind: DocumentKind, _ type: UTType, _ inbox: Inbox) {
    location = DocumentLocation(document, inbox)
    super.init(kind, type, inbox)
    location.document = self
  }

  /// The document as its views see it.
  package var configuration: FileDocumentConfiguration<Document> {
    FileDocumentConfiguration(
      document: isEditable
        ? Binding(location) : Binding(get: { [location] in location.get() }) { _ in },
      fileURL: fileURL.get(),
      isEditable: isEditable
    )
  }

  package override func fileWrapper(
    _ configuration: FileDocumentWriteConfiguration
  ) throws -> FileWrapper {
    try location.value.fileWrapper(configuration: configuration)
  }
}

/// Where the value of a document is kept; writing another one marks the document as edited.
private final class DocumentLocation<Document>: Location<Document>, @unchecked Sendable {
  private let cell: Cell<Document>
  // Set once, before the location is handed out.
  weak var document: OpenDocument?

  init(_ value: Document, _ inbox: Inbox) {
    cell = Cell(value, inbox)
    super.init(inbox)
  }

  var value: Document { cell.peek() }
  override func get() -> Document { cell.get() }

  override func set(_ value: Document, _ transaction: Transaction) {
    if cell.write(value) { document?.noteEdit() }
  }
}
