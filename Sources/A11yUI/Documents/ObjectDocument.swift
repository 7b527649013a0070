import Foundation
import OpenCombine

/// An open document that is an object.
final class ObjectDocument<Document: ReferenceFileDocument>: OpenDocument {
  private let document: Document
  private var subscription: AnyCancellable?

  init(_ document: Document, _ kind: DocumentKind, _ type: UTType, _ inbox: Inbox) {
    self.document = document
    super.init(kind, type, inbox)
    guard isEditable else { return }
    subscription = document.objectWillChange.sink { [weak self] _ in self?.noteEdit() }
  }

  /// The document as its views see it.
  var configuration: ReferenceFileDocumentConfiguration<Document> {
    ReferenceFileDocumentConfiguration(
      document: document,
      fileURL: fileURL.get(),
      isEditable: isEditable
    )
  }

  override func fileWrapper(
    _ configuration: FileDocumentWriteConfiguration
  ) throws -> FileWrapper {
    try document.fileWrapper(
      snapshot: document.snapshot(contentType: configuration.contentType),
      configuration: configuration
    )
  }
}
