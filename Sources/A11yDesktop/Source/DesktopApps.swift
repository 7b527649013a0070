// SPDX-License-Identifier: MIT

import A11yProcesses
import A11yTree
import Foundation

/// An app that describes its windows to assistive technologies.
public struct DesktopApp: Hashable, Sendable {
  /// The app's name, which may be empty.
  public var name: String
  /// The app's process ID.
  public var process: Int
  /// The name and version of the app's toolkit, such as `gtk 3.24.38`, or an empty string if the app does not report
  /// them.
  public var toolkit: String
  /// The titles of the app's windows.
  public var windows: [String]
  let reference: AccessibleReference

  /// The type that describes how to read apps built with this toolkit.
  var library: any Toolkit {
    let words = toolkit.split(separator: " ", maxSplits: 1).map(String.init)
    let name = ToolkitName(name: words.first ?? "", version: words.count > 1 ? words[1] : "")
    return name.toolkit
  }
}

/// The desktop apps that can be read.
public enum DesktopApps {
  /// The maximum time for finding apps.
  static let limit: Duration = .seconds(20)
  /// The maximum time for a started program to show a window.
  static let launchLimit: Duration = .seconds(30)

  /// Whether the library for reading desktop apps is installed.
  public static var arePossible: Bool { BusConnection.isPossible }

  /// Returns the running apps, in order of registration.
  ///
  /// - Throws: ``DesktopError`` if the desktop cannot be reached.
  public static func running() throws(DesktopError) -> [DesktopApp] {
    let found = BusActor.wait(atMost: limit) { () -> Result<[DesktopApp], BusError> in
      do throws(BusError) {
        let bus = try await AccessibilityBus()
        defer { bus.connection.close() }
        return .success(try await apps(on: bus.connection))
      } catch {
        return .failure(error)
      }
    }
    switch found {
    case .success(let apps): return apps
    case .failure(let error): throw DesktopError(Self.advice(for: error))
    case nil: throw DesktopError(Self.advice(for: .timedOut))
    }
  }

  /// Returns the number of objects that can be read from an app, or `nil` if the app does not answer.
  public static func count(of app: DesktopApp) -> Int? {
    let counted = BusActor.wait(atMost: limit) { () -> Int? in
      guard let bus = try? await AccessibilityBus() else { return nil }
      defer { bus.connection.close() }
      let mirror = Mirror(of: app.reference, app.library, on: bus.connection)
      await mirror.loader.open(mirror.app)
      return mirror.tree.root.map { _ in mirror.tree.all.count }
    }
    return counted ?? nil
  }

  /// Finds the app with the given name or process ID.
  static func find(_ name: String) throws(DesktopError) -> DesktopApp {
    let apps = try running().filter { $0.process != Int(ProcessInfo.processInfo.processIdentifier) }
    if let process = Int(name), let app = apps.first(where: { $0.process == process }) {
      return app
    }
    let called = apps.filter { $0.name.lowercased() == name.lowercased() }
    let like = called.isEmpty ? apps.filter { $0.matches(name) } : called
    guard let app = like.last else {
      let names = apps.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
      let others =
        names.isEmpty ? "No accessible app was found." : "These apps are accessible: \(names)."
      throw DesktopError("There is no app named “\(name)”. \(others)")
    }
    return app
  }

  /// Waits until a started program has registered as an app, and returns the app.
  static func find(_ launched: LaunchedApp) throws(DesktopError) -> DesktopApp {
    let end = ContinuousClock.now + launchLimit
    while ContinuousClock.now < end {
      let apps = try running()
      if let app = apps.first(where: { launched.owns($0.process) && !$0.windows.isEmpty }) {
        return app
      }
      guard launched.isRunning else {
        throw DesktopError("“\(launched.command)” exited without showing a window.")
      }
      Thread.sleep(forTimeInterval: 0.02)
    }
    throw DesktopError("“\(launched.command)” did not show a window that can be read.")
  }

  /// Returns the apps in the registry.
  @BusActor
  static func apps(on connection: BusConnection) async throws(BusError) -> [DesktopApp] {
    let registry = Registry(connection: connection)
    var apps: [DesktopApp] = []
    let references = try await registry.apps()
    // Every program is handled separately, because a program that hangs must not hide the other programs.
    let replies = await connection.call(
      references.flatMap { reference in
        [
          reference.property("Name", of: .accessible),
          reference.property("ToolkitName", of: .application),
          reference.property("Version", of: .application),
          reference.call(.accessible, "GetChildren"),
        ]
      }
    )
    for (place, reference) in references.enumerated() {
      let answers = replies[(place * 4)..<(place * 4 + 4)].map { (try? $0.get())?.first }
      guard let name = answers[0]?.string else { continue }
      let toolkit = [answers[1]?.string, answers[2]?.string].compactMap(\.self)
      let windows = (answers[3]?.members ?? []).compactMap { AccessibleReference($0) }
      let titles = await connection.call(
        windows.prefix(100).map { $0.property("Name", of: .accessible) }
      )
      apps.append(
        DesktopApp(
          name: name,
          process: await registry.process(of: reference.program) ?? 0,
          toolkit: toolkit.joined(separator: " "),
          windows: titles.compactMap { (try? $0.get())?.first?.string },
          reference: reference
        )
      )
    }
    return apps
  }

  static func advice(for error: BusError) -> String {
    switch error {
    case .unreachable(let why):
      """
      No desktop can be read: \(why). Run the command in a desktop session or on a private desktop: \
      a11ynav desktop -- a11ynav …
      """
    case .timedOut:
      "The accessibility bus did not respond in time. Try again when the machine is less busy."
    case .refused: "The accessibility bus has no app registry. Is at-spi2-core installed?"
    case .disconnected: "The accessibility bus has closed the connection."
    }
  }
}

extension DesktopApp {
  /// Returns whether a typed name refers to this app, as `gedit` refers to `org.gnome.gedit`.
  fileprivate func matches(_ name: String) -> Bool {
    let own = self.name.lowercased()
    let name = name.lowercased()
    guard !name.isEmpty else { return false }
    return own.hasSuffix(".\(name)") || own.hasPrefix(name)
      || (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe"))
        .map { ($0 as NSString).lastPathComponent == name } == true
  }
}

/// A program that was started in order to read its windows.
final class LaunchedApp: Sendable {
  /// The command as the user typed it.
  let command: String
  private let process: GuardedProcess

  /// Starts a command, which is split into words according to the quoting rules of a shell.
  init(_ command: String, in folder: String = "") throws(DesktopError) {
    self.command = command
    // Each toolkit has its own variable that turns on accessibility.
    let environment = [
      "GTK_MODULES": "gail:atk-bridge", "NO_AT_BRIDGE": "0", "QT_ACCESSIBILITY": "1",
      "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "GNOME_ACCESSIBILITY": "1",
      "ACCESSIBILITY_ENABLED": "1",
    ]
    let place = folder.isEmpty ? "." : folder
    let process = GuardedProcess(
      ["/bin/sh", "-c", "cd -- \"$1\" && exec \(command)", "sh", place],
      ending: .kill,
      environment: environment
    )
    guard let process else { throw DesktopError("“\(command)” cannot be started.") }
    self.process = process
  }

  /// Whether the program is still running.
  var isRunning: Bool { process.isRunning }

  /// Returns whether a process is the program or one of its descendants.
  func owns(_ other: Int) -> Bool {
    var next = other
    for _ in 0..<32 {
      if next == process.identifier { return true }
      guard next > 1, let parent = ProcessTable.parent(of: next) else { return false }
      next = parent
    }
    return false
  }

  /// Terminates the program and all processes that it started.
  func end() { process.end() }
}
