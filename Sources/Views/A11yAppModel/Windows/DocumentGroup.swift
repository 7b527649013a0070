// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import OpenCombine

/// A scene with a window for each open document.
///
/// An app can have several document groups for different types of files. A file's type determines which group opens it.
/// Files are opened from the command line or with the `open` command, and written with the `save` command. Windows are
/// named after their files, with "edited" added while there are unsaved changes.
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
