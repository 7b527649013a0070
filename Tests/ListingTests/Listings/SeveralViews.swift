import SwiftUI

/// Several views in a window group are arranged one below the other. The article on apps and scenes describes this
/// behavior.
///
/// The article has no listing for this statement.
struct SeveralViews: App {
  var body: some Scene {
    WindowGroup {
      Text("Hello world")
      Text("Hello again")
    }
  }
}
