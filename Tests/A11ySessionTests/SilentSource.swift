// SPDX-License-Identifier: MIT

import A11yTree
import SessionFixtures

@testable import A11ySession

/// A source that does not answer any request on its own, so that the test sends every answer.
@MainActor
final class SilentSource: TreeSource {
  var onEvent: ((SourceEvent) -> Void)?
  var progress = SourceProgress.settled
  var clock = SourceClock.none
  var isClosed = false
  /// The amounts of time by which the session has advanced the source.
  var advances: [Duration] = []
  /// The spoken lines, with the notices in parentheses.
  var lines: [String] = []
  private var tickets: UInt64 = 0

  private let page = TreeUpdate(
    root: ElementID(index: 0),
    changes: [
      .init(
        ElementID(index: 0),
        Element(.webArea, children: [ElementID(index: 1), ElementID(index: 2)])
      ),
      .init(ElementID(index: 1), .button("One")), .init(ElementID(index: 2), .button("Two")),
    ]
  )

  func start() -> TreeUpdate { page }

  func perform(_ request: ActionRequest) -> ActionResponse {
    if case .key = request.action { return .refused("") }
    if case .shortcut = request.action { return .refused("") }
    tickets += 1
    return .underWay(RequestTicket(tickets))
  }

  func advance(by time: Duration) {
    advances.append(time)
    progress = .waiting(for: "three seconds")
  }

  func close() { isClosed = true }

  func announcing(_ text: String) -> TreeUpdate {
    TreeUpdate(announcements: [Announcement(text)])
  }

  /// Returns a session with the source, which has already been started.
  func session(isRealTime: Bool = false) -> AssistiveSession {
    let session = AssistiveSession(
      source: self,
      pacing: isRealTime ? .person(waitsForVoice: false) : .script
    )
    session.onRecord = { [weak self] record in
      if case .notice(let text) = record.content { self?.lines.append("(\(text))") }
      if case .command = record.content { return }
      if let line = record.line { self?.lines.append(line) }
    }
    session.start()
    return session
  }
}

/// Random numbers that are the same on every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
