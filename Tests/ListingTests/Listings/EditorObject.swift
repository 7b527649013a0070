import SwiftUI

/// A view exports its object to the menus while it has keyboard focus. This listing is from section 3.1 of the article
/// on property wrappers.
enum EditorObject {
  struct FocusedObjectDemoApp: App {
    var body: some Scene {
      WindowGroup {
        ContentView()
          .scenePadding()
      }
      .commands {
        MyCommands()
      }
    }
  }

  struct ContentView: View {
    @StateObject var dataModel = DataModel()
    var body: some View {
      VStack {
        Text("Input:")
        TextEditor(text: $dataModel.text)
          .focusedObject(dataModel)
      }
    }
  }
}
