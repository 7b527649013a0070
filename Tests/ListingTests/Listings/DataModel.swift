import SwiftUI

/// From section 3.1 of the article on property wrappers: the object shared by the listings on `@FocusedObject`.
class DataModel: ObservableObject {
  @Published var text = ""
  // This object is for the listing with two editors in section 3.3 of the article.
  @Published var text2 = ""
}

/// From section 3.1 of the article on property wrappers: a menu for the object of the front scene. Without an object,
/// the menu does nothing.
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
