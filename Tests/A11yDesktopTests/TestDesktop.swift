// SPDX-License-Identifier: MIT

import A11yDesktop
import A11yPlatform
import A11ySession
import A11yTesting
import A11yTree
import Foundation
import Testing

/// The private desktop for the entire test run, and the apps on it.
@MainActor
enum TestDesktop {
  /// The programs and bindings that desktop tests need and that this machine lacks, or `nil` if nothing is missing.
  nonisolated static let missing: String? = {
    let programs = ["Xvfb", "dbus-daemon", "dbus-send", "xprop", "evilwm"].filter { name in
      !["/usr/bin", "/bin", "/usr/local/bin"].contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
      }
    }
    let bindings = ["gi", "PyQt5"].filter {
      !FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/\($0)")
    }
    let all = programs + bindings
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }()

  /// Firefox, if it is installed.
  nonisolated static let firefox = ["firefox-esr", "firefox"].map { "/usr/bin/\($0)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static var desktop: PrivateDesktop?

  /// Starts the private desktop, and makes this process and the apps that it starts use this desktop.
  static func start() throws {
    guard desktop == nil else { return }
    let desktop = try PrivateDesktop()
    self.desktop = desktop
    for (name, value) in desktop.environment { setenv(name, value, 1) }
    for name in ["WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS"] { unsetenv(name) }
  }

  /// Returns the command for one of the test apps.
  nonisolated static func command(_ app: String) -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    return "/usr/bin/python3 \(folder)/Apps/\(app)"
  }

  /// Starts and opens one of the test apps.
  static func open(
    _ app: String,
    _ technology: AccessibilityTechnologies = .voiceOver
  ) async throws -> Walker {
    try start()
    let command = command(app)
    // Starting an app involves waiting for its window, and that wait must not block the main actor.
    let source = try await Task.detached { try await DesktopSource(launching: command) }.value
    return await Walker(source, technology)
  }
}

/// A simulated user of an app, who hears the words that each command causes.
@MainActor
final class Walker {
  let source: DesktopSource
  let session: Session

  init(_ source: DesktopSource, _ technology: AccessibilityTechnologies) async {
    self.source = source
    session = Session(source: source, technology: technology) { $0.verbosity.speaksHints = false }
      .exhaustive(false)
    await session.settle(within: .seconds(300))
  }

  /// Returns the words spoken since the previous call.
  func heard() -> [String] { session.heard() }

  /// Runs each command to completion, and returns the spoken words.
  @discardableResult
  func run(_ commands: String...) async -> [String] {
    _ = session.heard()
    for command in commands {
      session.perform(command)
      await session.settle(within: .seconds(300))
    }
    let heard = session.heard()
    // An expectation that contains `await` does not print its values, so the values are recorded in a failed test's
    // log.
    FileHandle.standardError.write(Data("heard after \(commands): \(heard)\n".utf8))
    return heard
  }

  /// Requests a window that the app does not have, and then waits in real time until the app is quiet.
  func untilQuiet() async { await run("window 99") }

  /// The notices, which are shown but not spoken.
  var notices: [String] {
    session.transcript.compactMap { record in
      if case .notice(let text) = record.content { text } else { nil }
    }
  }

  /// Closes the session and the app.
  func close() { session.base.close() }
}
