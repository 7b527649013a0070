// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import OpenCombine

/// A scene with a window for each open document.
///
/// An app may have several groups for several types; a file's type decides which one opens it.
/// Files are named on the command line or with `open`, and written with `save`. Windows are named
/// after their files, with "edited" added while there are unsaved changes.
///
/// ```swift
/// DocumentGroup(newDocument: TextFile()) { file in
///   TextEditor(text: file.$document.text)
/// }
/// ```
public struct DocumentGroup<Document, Content: View> {
  package let template: WindowTemplate<DocumentWindow<Content>>

  private init(_ kind: DocumentKind, _ content: @escaping @MainActor (OpenDocument) -> Content?) {
    template = WindowTemplate(kind: .document, documents: kind) { seed in
      DocumentWindow(document: seed.document, content: content)
    }
  }
}

extension DocumentGroup: ViewBackedScene {
  package var backing: WindowSceneView<DocumentWindow<Content>> {
    WindowSceneView(template: template)
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a group of documents that can be created, opened, changed and saved.
  @MainActor
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentKind(values: Document.self, make: newDocument)) {
      ($0 as? ValueDocument<Document>).map { editor($0.configuration) }
    }
  }

  /// Creates a group of documents that can only be opened and viewed.
  @MainActor
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentKind(values: Document.self, make: nil)) {
      ($0 as? ValueDocument<Document>).map { viewer($0.configuration) }
    }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a group of document objects that can be created, opened, changed and saved.
  @MainActor
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentKind(objects: Document.self, make: newDocument)) {
      ($0 as? ObjectDocument<Document>).map { editor($0.configuration) }
    }
  }

  /// Creates a group of document objects that can only be opened and viewed.
  @MainActor
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentKind(objects: Document.self, make: nil)) {
      ($0 as? ObjectDocument<Document>).map { viewer($0.configuration) }
    }
  }
}
