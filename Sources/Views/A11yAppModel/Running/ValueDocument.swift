// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An open document whose content is a value.
package final class ValueDocument<Document: FileDocument>: OpenDocument {
  private let value: Cell<Document>

  package init(_ document: Document, _ kind: DocumentKind, _ type: UTType, _ inbox: Inbox) {
    value = Cell(document, inbox)
    super.init(kind, type, inbox)
  }

  /// The document that is passed to the document's views.
  package var configuration: FileDocumentConfiguration<Document> {
    FileDocumentConfiguration(
      document: isEditable
        ? Binding(location) : Binding(get: { [value] in value.get() }) { _ in },
      fileURL: fileURL.get(),
      isEditable: isEditable
    )
  }

  /// An interface for reading and writing the document's value. Writing a value that differs from the current value
  /// marks the document as edited.
  private lazy var location: Location<Document> = FunctionLocation(
    read: { [value] in value.get() },
    write: { [weak self, value] new, _ in
      if value.write(new) { self?.noteEdit() }
    }
  )

  package override func fileWrapper(
    _ configuration: FileDocumentWriteConfiguration
  ) throws -> FileWrapper {
    try value.peek().fileWrapper(configuration: configuration)
  }
}
