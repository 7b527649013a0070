import SwiftUI

/// Property wrappers, 3.1: the object that listings on `@FocusedObject` share.
class DataModel: ObservableObject {
  @Published var text = ""
  // For the listing of two editors in 3.3.
  @Published var text2 = ""
}

/// Property wrappers, 3.1: a menu about the object of the scene in front; without one it does nothing.
struct MyCommands: Commands {
  @FocusedObject var dataModel: DataModel?
  var body: some Commands {
    CommandMenu("Action") {
      Button("Empty") {
        dataModel?.text = ""
      }
    }
  }
}
