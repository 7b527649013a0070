import SwiftUI

/// App and Scene: several views in a window group are placed one below the other.
///
/// The article contains only this sentence and no listing.
struct SeveralViews: App {
  var body: some Scene {
    WindowGroup {
      Text("Hello world")
      Text("Hello again")
    }
  }
}
