import SwiftUI

/// An app observes the phase of its scenes. This listing is from the article on apps and scenes.
enum ScenePhaseInApp {
  struct NewAllApp: App {
    @Environment(\.scenePhase) var phase
    var body: some Scene {
      WindowGroup {
        ContentView()
      }
      .onChange(of: phase) { phase in
        switch phase {
        case .active:
          print("active")
        case .inactive:
          print("inactive")
        case .background:
          print("background")
        @unknown default:
          print("for future")
        }
      }
    }
  }

  // The article's content, which also follows the phase, has a scene as its body and does not compile. This view prints
  // the same lines as the article's content.
  struct ContentView: View {
    @Environment(\.scenePhase) private var scenePhase
    var body: some View {
      Text("Hello world")
        .onChange(of: scenePhase) { phase in
          switch phase {
          case .active:
            print("view active")
          case .inactive:
            print("view inactive")
          case .background:
            print("view background")
          @unknown default:
            print("view for future")
          }
        }
    }
  }
}
