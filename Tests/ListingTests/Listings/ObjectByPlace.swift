import SwiftUI

/// Property wrappers, 3.3: commands and app see what any scene hands on, a view only what its own
/// scene does.
///
/// What the article leaves out is what each of them sees.
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
