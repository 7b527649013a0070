// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@Suite("App and window delegates", .timeLimit(.minutes(30)))
@MainActor
struct DelegateTests {
  private final class Launch: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let role = connectingSceneSession.role
      let configuration = UISceneConfiguration(name: nil, sessionRole: role)
      configuration.delegateClass = Events.self
      return configuration
    }
  }

  private final class Events: NSObject, UIWindowSceneDelegate, ObservableObject {
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

  private struct EventApp: App {
    @UIApplicationDelegateAdaptor var delegate: Launch
    var body: some Scene { WindowGroup("Events") { EventView() } }
  }

  private struct EventView: View {
    @EnvironmentObject var delegate: Events
    var body: some View {
      Text("Before")
      Text(delegate.events.joined(separator: " "))
    }
  }

  @Test("A window’s delegate is notified of all the window’s phases")
  func scene() {
    let heard = HeardApp(EventApp())
    #expect(heard.start() == ["Events, window, Before"])
    #expect(heard.say("next") == ["connect foreground active"])
    heard.say("background")
    heard.say("activate app")
    heard.say("previous")
    #expect(
      heard.say("next") == [
        "connect foreground active inactive background foreground active"
      ]
    )
  }

  private final class OldLaunch: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let role = connectingSceneSession.role
      let configuration = UISceneConfiguration(name: nil, sessionRole: role)
      configuration.delegateClass = OldEvents.self
      return configuration
    }
  }

  private final class OldEvents: UIResponder, UIWindowSceneDelegate, ObservableObject {
    @Published var events: [String] = []
    func sceneDidBecomeActive(_ scene: UIScene) { events.append("active") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      events += URLContexts.map(\.url.absoluteString)
    }
  }

  private struct OldApp: App {
    @UIApplicationDelegateAdaptor(OldLaunch.self) var delegate
    var body: some Scene { WindowGroup("Old") { OldView() } }
  }

  private struct OldView: View {
    @EnvironmentObject var delegate: OldEvents
    var body: some View {
      Text("Before")
      Text(delegate.events.joined(separator: " "))
    }
  }

  @Test func `Delegates that are responders are created and open URLs`() {
    let heard = HeardApp(OldApp())
    #expect(heard.start() == ["Old, window, Before"])
    heard.say("open-url shop://tea")
    #expect(heard.say("next") == ["active shop://tea"])
  }

  private final class Desk: NSObject, NSApplicationDelegate, ObservableObject {
    @Published var log: [String] = []
    var mayEnd = false
    func applicationDidFinishLaunching(_ notification: Notification) {
      log.append(notification.name.rawValue)
    }
    func applicationDidBecomeActive(_ notification: Notification) { log.append("active") }
    func applicationDidHide(_ notification: Notification) { log.append("hidden") }
    func applicationWillUnhide(_ notification: Notification) { log.append("seen") }
    func applicationWillTerminate(_ notification: Notification) { log.append("end") }
    func application(_ application: NSApplication, open urls: [URL]) {
      log.append("open \(urls[0])")
    }
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
      mayEnd ? .terminateNow : .terminateCancel
    }
  }

  private struct DeskApp: App {
    @NSApplicationDelegateAdaptor var delegate: Desk
    var body: some Scene { WindowGroup("Desk") { DeskView().environmentObject(delegate) } }
  }

  private struct DeskView: View {
    @EnvironmentObject var delegate: Desk
    var body: some View {
      Text(delegate.log.joined(separator: ", "))
      Button("Allow") { delegate.mayEnd = true }
    }
  }

  @Test("A delegate for macOS can prevent the app from quitting")
  func desk() {
    let heard = HeardApp(DeskApp())
    let launched = "NSApplicationDidFinishLaunchingNotification, active"
    #expect(heard.start() == ["Desk, window, \(launched)"])
    heard.say("background")
    #expect(heard.say("activate app").last == "\(launched), hidden, seen, active")
    heard.say("open-url x://y")
    heard.say("next")
    #expect(heard.say("previous") == ["\(launched), hidden, seen, active, open x://y"])
    #expect(
      heard.say("quit") == [
        "(The app is still running, because the app’s delegate prevented it from quitting.)"
      ]
    )
    #expect(!heard.session.isFinished)
    heard.say("choose Allow")
    heard.say("activate")
    heard.say("quit")
    #expect(heard.session.isFinished)
  }

  private final class Watch: NSObject, WKApplicationDelegate {
    var log = ""
    func applicationDidFinishLaunching() { log = "launched" }
  }

  private struct WatchApp: App {
    @WKApplicationDelegateAdaptor(Watch.self) var delegate
    var body: some Scene { WindowGroup("Watch") { Text(delegate.log) } }
  }

  private final class OldWatch: NSObject, WKExtensionDelegate {
    var log = ""
    func applicationDidFinishLaunching() { log = "launched" }
  }

  private struct OldWatchApp: App {
    @WKExtensionDelegateAdaptor(OldWatch.self) var delegate
    var body: some Scene { WindowGroup("Watch") { Text(delegate.log) } }
  }

  @Test("Delegates of watchOS apps are notified of the launch")
  func watches() {
    #expect(HeardApp(WatchApp()).start() == ["Watch, window, launched"])
    #expect(HeardApp(OldWatchApp()).start() == ["Watch, window, launched"])
  }
}

/// A delegate that is declared twice or outside an app ends the program.
@Suite("Errors for incorrectly declared delegates", .timeLimit(.minutes(30)))
struct WrongDelegateTests {
  private class First: NSObject, UIApplicationDelegate {}
  private class Second: NSObject, UIApplicationDelegate {}

  private struct Twice: App {
    @UIApplicationDelegateAdaptor(First.self) var first
    @UIApplicationDelegateAdaptor(Second.self) var second
    var body: some Scene { WindowGroup { Text("Never") } }
  }

  private struct Misplaced: View {
    @UIApplicationDelegateAdaptor(First.self) var delegate
    var body: some View { Text("Never") }
  }

  @Test("A second app delegate causes an error that names the first")
  func twice() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = HeardApp(Twice()).start() }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      words.contains("Twice declares more than one delegate; it already has First.")
    )
  }

  @Test("A delegate that is declared in a view causes an error that names the correct place")
  func misplaced() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = HeardView { Misplaced() } }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("is declared in Misplaced, which is not an App."))
    #expect(words.contains("as a property of the structure that conforms to App"))
  }
}
