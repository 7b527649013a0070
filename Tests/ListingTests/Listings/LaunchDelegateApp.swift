import SwiftUI

#if !os(macOS)
  /// From the article on apps and scenes: a delegate is still notified of the launch.
  enum LaunchDelegateApp {
    struct NewAllApp: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate
      var body: some Scene {
        WindowGroup {
          Text("Hello world")
        }
      }
    }

    class AppDelegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        print("launch")
        return true
      }
    }
  }
#endif
