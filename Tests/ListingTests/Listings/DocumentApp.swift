import SwiftUI
import UniformTypeIdentifiers

/// An app with several document groups can create and edit text documents and show images. This listing is from the
/// article on apps and scenes.
enum DocumentApp {
  struct NewAllApp: App {
    // In the article, the second group is only for iOS.
    @SceneBuilder var body: some Scene {
      DocumentGroup(newDocument: TextFile()) { file in
        TextEditorView(document: file.$document)
      }
      DocumentGroup(viewing: ImageFile.self) { file in
        ImageViewerView(file: file.$document)
      }
    }
  }

  struct TextEditorView: View {
    @Binding var document: TextFile
    @State var name = ""
    var body: some View {
      VStack {
        TextEditor(text: $document.text)
          .padding()
      }
      .background(Color.gray)
    }
  }
}
