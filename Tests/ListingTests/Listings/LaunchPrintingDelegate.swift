import SwiftUI

#if !os(macOS)
  /// A delegate that the app declares is created and is notified of the launch. This listing is from section 1.1 of the
  /// article on property wrappers.
  enum LaunchPrintingDelegate {
    class AppDelegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        print("App launched")
        return true
      }
    }

    // This app is marked `@main` in the article, but a module can have only one such app.
    struct DelegateDemo: App {
      @UIApplicationDelegateAdaptor var delegate: AppDelegate
      var body: some Scene {
        WindowGroup {
          ContentView()
        }
      }
    }

    // This view is not in the article.
    struct ContentView: View {
      var body: some View {
        Text("Hello World")
      }
    }
  }
#endif
