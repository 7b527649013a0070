// SPDX-License-Identifier: MIT

import Foundation
import A11ySession
import SwiftUI

/// An app in a session that records its words.
@MainActor
final class HeardApp<A: App> {
  let host: AppHost<A>
  let session: AssistiveSession
  private var lines: [String] = []

  init(
    _ app: A,
    files: [String] = [],
    restoration: URL? = nil,
    prunes: Bool = Scenario.prunes,
    technologies: AccessibilityTechnologies = .voiceOver
  ) {
    host = AppHost(
      app,
      files: files,
      defaults: VolatileDefaults(),
      restoration: restoration,
      prunes: prunes
    )
    var settings = SessionSettings()
    settings.technologies = technologies
    session = AssistiveSession(source: host, settings: settings)
    session.onRecord = { [weak self] record in
      switch record.content {
      case .speech: if let line = record.line { self?.lines.append(line) }
      case .notice(let text): self?.lines.append("(\(text))")
      default: break
      }
    }
  }

  /// Starts the app, and returns the spoken words.
  @discardableResult
  func start() -> [String] {
    session.start()
    return take()
  }

  /// Performs a command, and returns the resulting words.
  @discardableResult
  func say(_ command: String) -> [String] {
    do {
      session.perform(try CommandParser.parse(command, for: session.driven))
    } catch {
      lines.append("\(error)")
    }
    return take()
  }

  /// Returns the words spoken since the previous call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
