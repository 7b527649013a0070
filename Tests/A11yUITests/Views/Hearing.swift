// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yViewTesting
import SwiftUI

@testable import A11yUI

/// A session in which VoiceOver performs commands on a view.
@MainActor
final class Hearing<Content: View> {
  let host: ViewHost<Content>
  private let user: Session
  var session: AssistiveSession { user.base }

  /// The words that are spoken at the start.
  private(set) var opening: [String] = []

  init(
    on device: Session.Device = .iPhone,
    prunes: Bool = true,
    @ViewBuilder _ content: () -> Content
  ) {
    host = ViewHost(prunes: prunes, content: content)
    host.run(on: device)
    user = Session(source: host).exhaustive(false)
    opening = heard().filter(isSpoken)
  }

  /// Returns whether a line contains words and not a sound.
  private func isSpoken(_ line: String) -> Bool { !line.hasPrefix("[") }

  /// Returns the words spoken since the previous call.
  func heard() -> [String] { user.heard() }

  /// Performs VoiceOver commands, and returns the resulting words.
  func told(_ commands: VoiceOver.Command...) -> [String] {
    _ = heard()
    for command in commands { session.perform(.voiceOver(command)) }
    return heard().filter(isSpoken)
  }

  /// Returns the words of every element, from the first to the last.
  func everything() -> [String] {
    var all = told(.first)
    for _ in 0..<100 {
      let more = told(.next)
      if more.isEmpty { break }
      all += more
    }
    return all
  }
}
