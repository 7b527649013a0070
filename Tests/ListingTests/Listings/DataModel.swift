import SwiftUI

/// The object that the listings about `@FocusedObject` share. This listing is from section 3.1 of the article on
/// property wrappers.
class DataModel: ObservableObject {
  @Published var text = ""
  // This object is for the listing with two editors in section 3.3 of the article.
  @Published var text2 = ""
}

/// A menu for the front scene's object. This listing is from section 3.1 of the article on property wrappers. If there
/// is no object, the menu does nothing.
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
