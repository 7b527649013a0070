import SwiftUI

#if !os(macOS)
  /// A delegate that is an observable object can be passed to all views. This listing is from section 1.3 of the
  /// article on property wrappers.
  enum DelegateInEnvironment {
    class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
      @Published var launched: Bool = false
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        launched = true
        return true
      }
    }

    struct DelegateDemo: App {
      @UIApplicationDelegateAdaptor var delegate: AppDelegate
      var body: some Scene {
        WindowGroup {
          ContentView()
            .environmentObject(delegate)
        }
      }
    }

    struct ContentView: View {
      @EnvironmentObject var delegate: AppDelegate
      var body: some View {
        Text("Launched \(delegate.launched ? "True" : "False")")
      }
    }
  }
#endif
