import SwiftUI

/// Property wrappers, 3.1: a scene hands its object to the menus for as long as it is in front,
/// whatever has focus in it.
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
