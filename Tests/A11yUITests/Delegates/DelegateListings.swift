import SwiftUI

/// The three listings on delegates of the article on property wrappers, each in a name space of its
/// own, without `@main`, since a test has its own. `print` goes to a log.
enum BasicDelegate {
  class AppDelegate: NSObject, UIApplicationDelegate {
    // 实现相关的 UIApplicationDelegate 方法
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      print("App launched")
      return true
    }

    var lines: [String] = []
    func print(_ line: String) { lines.append(line) }
  }

  struct DelegateDemo: App {
    @UIApplicationDelegateAdaptor var delegate: AppDelegate
    var body: some Scene {
      WindowGroup {
        Text(delegate.lines.joined(separator: " "))
      }
    }
  }
}

enum ObjectDelegate {
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

enum ObjectSceneDelegate {
  class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var launched: Bool = false
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      launched = true
      return true
    }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let sceneConfig = UISceneConfiguration(
        name: nil,
        sessionRole: connectingSceneSession.role
      )
      sceneConfig.delegateClass = SceneDelegate.self
      return sceneConfig
    }
  }

  final class SceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
    @Published var events: [String] = []
    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { events.append("connect") }
    func sceneWillEnterForeground(_ scene: UIScene) { events.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { events.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { events.append("inactive") }
    func sceneDidEnterBackground(_ scene: UIScene) { events.append("background") }
  }

  struct DelegateDemo: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
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
      Text(sceneDelegate.events.joined(separator: " "))
    }
  }
}

enum ObservableDelegate {
  @Observable  // Using Observation
  class AppDelegate: NSObject, UIApplicationDelegate {
    var launched: Bool = false
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      launched = true
      return true
    }
  }

  @Observable  // Using Observation
  final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var foreground: Bool = false
    func sceneWillEnterForeground(_ scene: UIScene) {
      foreground = true
    }
  }

  struct PropertyWrapperApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
    var body: some Scene {
      WindowGroup {
        ContentView1()
          .environment(delegate)  // 按照 Observed 的方式注入
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

extension ObservableDelegate.AppDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let sceneConfig = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    sceneConfig.delegateClass = ObservableDelegate.SceneDelegate.self
    return sceneConfig
  }
}
