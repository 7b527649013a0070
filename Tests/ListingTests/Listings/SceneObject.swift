import SwiftUI

/// A scene exports its object to the menus as long as it is in front, regardless of which view has focus. This listing
/// is from section 3.1 of the article on property wrappers.
enum SceneObject {
  struct FocusedSceneObjectDemoApp: App {
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
          .focusedSceneObject(dataModel)
        TextEditor(text: $dataModel.text)
      }
    }
  }
}
