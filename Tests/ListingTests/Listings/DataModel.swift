import SwiftUI

/// Property wrappers, 3.1: the object shared by the listings on `@FocusedObject`.
class DataModel: ObservableObject {
  @Published var text = ""
  // For the listing with two editors in 3.3.
  @Published var text2 = ""
}

/// Property wrappers, 3.1: a menu for the object of the front scene. Without an object, the menu does nothing.
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
