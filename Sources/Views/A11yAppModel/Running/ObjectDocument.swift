// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import OpenCombine

/// An open document whose content is an object.
package final class ObjectDocument<Document: ReferenceFileDocument>: OpenDocument {
  private let document: Document
  private var subscription: AnyCancellable?

  package init(_ document: Document, _ kind: DocumentKind, _ type: UTType, _ inbox: Inbox) {
    self.document = document
    super.init(kind, type, inbox)
    guard isEditable else { return }
    subscription = document.objectWillChange.sink { [weak self] _ in self?.noteEdit() }
  }

  /// The document that is passed to the document's views.
  package var configuration: ReferenceFileDocumentConfiguration<Document> {
    ReferenceFileDocumentConfiguration(
      document: document,
      fileURL: fileURL.get(),
      isEditable: isEditable
    )
  }

  package override func fileWrapper(
    _ configuration: FileDocumentWriteConfiguration
  ) throws -> FileWrapper {
    try document.fileWrapper(
      snapshot: document.snapshot(contentType: configuration.contentType),
      configuration: configuration
    )
  }
}
