import SwiftUI

/// A view observes the phase of its scene without a delegate. This listing is from section 1.3 of the article on
/// property wrappers.
enum ScenePhaseInView {
  struct ContentView: View {
    @Environment(\.scenePhase) var scenePhase
    var body: some View {
      Text("Hello World")
        .onChange(of: scenePhase) { phase in
          switch phase {
          case .active:
            print("active")
          case .inactive:
            print("inactive")
          case .background:
            print("background")
          @unknown default:
            break
          }
        }
    }
  }
}
