import SwiftUI

/// Commands and the app see the object that any scene exports, but a view sees only the object of its own scene. This
/// listing is from section 3.3 of the article on property wrappers.
///
/// The displayed values are not in the article on property wrappers.
enum ObjectByPlace {
  struct MyCommands: Commands {
    @FocusedObject var dataModel: DataModel?
    var body: some Commands {
      CommandMenu("Commands") {
        Text("Commands see \(dataModel?.text ?? "nil")")
      }
    }
  }

  struct FocusedSceneObjectDemoApp: App {
    @FocusedObject var dataModel: DataModel?
    var body: some Scene {
      WindowGroup {
        ContentView()
      }
      .commands {
        MyCommands()
        CommandMenu("App") {
          Text("App sees \(dataModel?.text ?? "nil")")
        }
      }
    }
  }

  struct ContentView: View {
    @FocusedObject var dataModel: DataModel?
    @StateObject var model = DataModel()
    var body: some View {
      Text("View sees \(dataModel?.text ?? "nil")")
      TextField("Text", text: $model.text)
        .focusedObject(model)
    }
  }
}
