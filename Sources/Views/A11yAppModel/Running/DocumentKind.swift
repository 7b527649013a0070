// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A description of a document group's documents: their type and how they are created.
@MainActor
package struct DocumentKind {
  /// The type of the documents in the group.
  package let type: ObjectIdentifier
  package let readable: [UTType]
  package let writable: [UTType]
  /// Whether documents can be edited, rather than only viewed.
  package let isEditable: Bool
  /// The closure that creates a new document, or `nil` if the document group cannot create documents.
  package var make: (@MainActor (DocumentKind, Inbox) -> OpenDocument)?
  /// The closure that creates a document from a file.
  package let read:
    @MainActor (DocumentKind, FileDocumentReadConfiguration, Inbox) throws -> OpenDocument

  /// The content type of a new document.
  package var newType: UTType { writable.first ?? readable.first ?? .data }

  /// Returns the content type that a document group uses to read a file of a given type, or `nil` if it cannot read the
  /// file.
  package func match(_ type: UTType) -> UTType? {
    readable.first { $0 == type } ?? readable.first { type.conforms(to: $0) }
  }

  /// Returns the filename extensions of several types as a list to show to the user.
  package static func extensions(of types: [UTType]) -> String {
    var known: [String] = []
    for type in types {
      for ending in type.filenameExtensions.prefix(1) where !known.contains("." + ending) {
        known.append("." + ending)
      }
    }
    return known.joined(separator: ", ")
  }
}

extension DocumentKind {
  package init<Document: FileDocument>(
    values: Document.Type,
    make: (() -> Document)?
  ) {
    type = ObjectIdentifier(Document.self)
    readable = Document.readableContentTypes
    writable = Document.writableContentTypes
    isEditable = make != nil
    if let make {
      self.make = { kind, inbox in ValueDocument(make(), kind, kind.newType, inbox) }
    }
    read = { kind, file, inbox in
      ValueDocument(try Document(configuration: file), kind, file.contentType, inbox)
    }
  }

  package init<Document: ReferenceFileDocument>(
    objects: Document.Type,
    make: (() -> Document)?
  ) {
    type = ObjectIdentifier(Document.self)
    readable = Document.readableContentTypes
    writable = Document.writableContentTypes
    isEditable = make != nil
    if let make {
      self.make = { kind, inbox in ObjectDocument(make(), kind, kind.newType, inbox) }
    }
    read = { kind, file, inbox in
      ObjectDocument(try Document(configuration: file), kind, file.contentType, inbox)
    }
  }
}

extension WindowSceneNode {
  /// The description of one of the scene's documents, such as "JSON document".
  package final var documentName: String {
    let ending = documents?.newType.preferredFilenameExtension?.uppercased()
    return ending.map { "\($0) document" } ?? "document"
  }
}
