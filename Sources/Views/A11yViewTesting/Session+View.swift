// SPDX-License-Identifier: MIT

import A11ySession
import A11yTesting
import A11yTree
import A11yUI
import A11yViewFeatures
import A11yViewGraph
import A11yViews

extension Session {
  /// Opens a view. The user's language determines the program's string tables and the formats of its values; if
  /// VoiceOver supports the language, it also determines the words that VoiceOver adds.
  ///
  /// - Parameters:
  ///   - technology: The assistive technologies that are turned on. The first one operates the view.
  ///   - defaults: The values of `@AppStorage` at the start, by key. Nothing that the view stores outlives the session.
  ///   - language: The user's language as a BCP 47 tag. The default is English.
  ///   - device: The device on which the view runs. The default is an iPhone or, with the platform `macos`, a Mac.
  ///   - prunes: Whether unchanged views are skipped; see ``prunes``.
  ///   - change: A closure that changes the session's settings before it starts.
  public convenience init<Content: View>(
    _ view: @autoclosure () -> Content,
    technology: AccessibilityTechnologies = .voiceOver,
    defaults: [String: any Sendable] = [:],
    language: String? = nil,
    device: Device? = nil,
    prunes: Bool = Session.prunes,
    settings change: (inout SessionSettings) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async throws {
    PrivateHome.begin(restarts: false)
    let chosen = TestDevice(device, settings: change)
    let view = CurrentHost.run(on: chosen.device) { view() }
    let store = VolatileDefaults()
    for (key, value) in defaults { store.set(value, forKey: key) }
    let host = ViewHost(prunes: prunes) { view.defaultAppStorage(store) }
    host.run(on: chosen.device)
    host.followSession(holdsTurns: false)
    let speak = try host.speak(language)
    self.init(
      source: host,
      technology: technology,
      settings: { settings in
        chosen.apply(to: &settings)
        speak(&settings)
        change(&settings)
      },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
