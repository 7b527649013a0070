import SwiftUI

#if !os(macOS)
  /// The app's delegate names a scene delegate. The scene delegate is notified when a scene enters the foreground, and
  /// it is in the views' environment automatically. This listing is from section 1.3 of the article on property
  /// wrappers.
  enum SceneDelegateInEnvironment {
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

    final class SceneDelegate: NSObject, UIWindowSceneDelegate {
      func sceneWillEnterForeground(_ scene: UIScene) {
        print("will enter foreground")
      }
    }

    // The article shows only the content of this app.
    struct DelegateDemo: App {
      @UIApplicationDelegateAdaptor var delegate: AppDelegate
      var body: some Scene {
        WindowGroup {
          ContentView1()
            .environmentObject(delegate)
        }
      }
    }

    struct ContentView1: View {
      @EnvironmentObject var appDelegate: AppDelegate
      @EnvironmentObject var sceneDelegate: SceneDelegate
      var body: some View {
        Text("Launched \(appDelegate.launched ? "True" : "False")")
      }
    }
  }

  extension SceneDelegateInEnvironment.AppDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let sceneConfig = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      sceneConfig.delegateClass = SceneDelegateInEnvironment.SceneDelegate.self
      return sceneConfig
    }
  }

  extension SceneDelegateInEnvironment.SceneDelegate: ObservableObject {}
#endif
