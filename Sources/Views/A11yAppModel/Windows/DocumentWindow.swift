// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A view that contains the content of a document's window and the question about unsaved changes.
package struct DocumentWindow<Content: View>: View {
  package let document: OpenDocument?
  package let content: @MainActor (OpenDocument) -> Content?

  package var body: some View {
    if let document {
      DocumentView(document: document, content: content)
        .alert(
          Text(verbatim: "Save changes to \(document.title)?"),
          isPresented: Binding(
            get: { document.question.get() != nil },
            set: { if !$0 { document.question.write(nil) } }
          )
        ) {
          Button("Save") { document.answer(saving: true) }
          Button("Don't Save", role: .destructive) { document.answer(saving: false) }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text(verbatim: "Changes that are not saved are lost.")
        }
    }
  }
}

/// A separate view for the document's content; when the document changes, only this view is updated.
private struct DocumentView<Content: View>: View {
  let document: OpenDocument
  let content: @MainActor (OpenDocument) -> Content?

  var body: some View { content(document) }
}
