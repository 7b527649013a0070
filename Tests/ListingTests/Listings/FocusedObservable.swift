import SwiftUI

/// An `@Observable` object is exported directly. This listing is from section 4.2 of the article on property wrappers.
///
/// The article on property wrappers has no listing for this case. According to the article, the property wrapper did
/// not observe `@Observable` objects when the article was written.
enum FocusedObservable {
  @Observable
  class Note {
    var title = "Hello"
  }

  struct ContentView: View {
    @FocusedValue(Note.self) var note
    var body: some View {
      VStack {
        Text(note?.title ?? "nil")
        SubView()
      }
    }
  }

  struct SubView: View {
    @State var note = Note()
    var body: some View {
      TextField("text", text: $note.title)
        .focusedValue(note)
    }
  }
}
