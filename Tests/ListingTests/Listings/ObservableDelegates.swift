import SwiftUI

#if !os(macOS)
  /// Both delegates can be `@Observable`, in which case they are read by type. This listing is from section 1.3 of the
  /// article on property wrappers.
  enum ObservableDelegates {
    @Observable
    class AppDelegate: NSObject, UIApplicationDelegate {
      var launched: Bool = false
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        launched = true
        print("lanched")
        return true
      }
    }

    @Observable
    final class SceneDelegate: NSObject, UIWindowSceneDelegate {
      var foreground: Bool = false
      func sceneWillEnterForeground(_ scene: UIScene) {
        foreground = true
        print("will enter foreground")
      }
    }

    struct PropertyWrapperApp: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
      var body: some Scene {
        WindowGroup {
          ContentView1()
            .environment(delegate)
        }
      }
    }

    struct ContentView1: View {
      @Environment(AppDelegate.self) var appDelegate
      @Environment(SceneDelegate.self) var sceneDelegate
      var body: some View {
        VStack {
          Text("Launched \(appDelegate.launched ? "True" : "False")")
          Text("Foreground \(sceneDelegate.foreground ? "True" : "False")")
        }
      }
    }
  }

  extension ObservableDelegates.AppDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let sceneConfig = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      sceneConfig.delegateClass = ObservableDelegates.SceneDelegate.self
      return sceneConfig
    }
  }
#endif
