import SwiftUI

#if !os(macOS)
  /// The system still notifies a delegate of the launch. This listing is from the article on apps and scenes.
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
