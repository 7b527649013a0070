// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree
import A11yWeb
import Foundation

/// A session that runs each command to completion.
@MainActor
final class Walker {
  private let session: AssistiveSession
  private var spoken = 0
  private var onSpeech: (() -> Void)?

  init(_ source: any TreeSource, isRealTime: Bool = false) {
    session = AssistiveSession(source: source, pacing: isRealTime ? .person(waitsForVoice: false) : .script)
    session.onRecord = { [weak self] record in
      guard let self, case .speech = record.content else { return }
      spoken += 1
      onSpeech?()
    }
    session.start()
  }

  /// The element at the VoiceOver cursor.
  var cursor: ElementID? { session.focus(of: .voiceOver) }

  /// Runs a command and returns once the source has settled.
  func run(_ command: String) async { _ = await time(command) }

  /// Returns the time from a command until the source has settled.
  func time(_ command: String) async -> Duration {
    guard let parsed = try? CommandParser.parse(command, for: session.driven) else {
      fatalError("\(command) is no command")
    }
    let before = spoken
    let start = ContinuousClock.now
    session.perform(parsed)
    await settle()
    let time = ContinuousClock.now - start
    guard spoken > before else { fatalError("\(command) said nothing") }
    return time
  }

  /// Returns the time from a command until the next words are spoken.
  func timeToSpeech(_ command: String) async throws -> Duration {
    let parsed = try CommandParser.parse(command, for: session.driven)
    let start = ContinuousClock.now
    var end = start
    await withCheckedContinuation { continuation in
      onSpeech = { [weak self] in
        end = .now
        self?.onSpeech = nil
        continuation.resume()
      }
      session.perform(parsed)
    }
    await settle()
    return end - start
  }

  private func settle() async {
    while case .source = session.wait { try? await Task.sleep(for: .microseconds(200)) }
  }
}
