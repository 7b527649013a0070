// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import OpenCombine

/// A scene with a window for each open document.
///
/// An app can have several document groups for different types of files. A file's type determines which document group
/// opens it. Users open files from the command line or with the `open` command, and write files with the `save`
/// command. Each window is named after its file, followed by "edited" while there are unsaved changes.
///
/// ```swift
/// DocumentGroup(newDocument: TextFile()) { file in
///   TextEditor(text: file.$document.text)
/// }
/// ```
public struct DocumentGroup<Document, Content: View> {
  package let template: WindowTemplate<DocumentWindow<Content>>

  init(_ kind: DocumentKind, _ content: @escaping @MainActor (OpenDocument) -> Content?) {
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
