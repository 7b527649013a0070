import SwiftUI

/// From section 4.2 of the article on property wrappers: an `@Observable` object is exported directly.
///
/// The article has no listing for this case. According to the article, the wrapper did not follow `@Observable` objects
/// at the time.
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
