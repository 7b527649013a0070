// SPDX-License-Identifier: MIT

import A11yJSON
import A11ySession
import A11yTree

/// A client's session with one subject, including its queue of operations, its speech and its transcript.
@MainActor
package final class ServedSession {
  /// The speech and notices during an operation.
  struct Outcome {
    var heard: [HeardLine] = []
    var notices: [String] = []
  }

  /// Speech or a notice that occurred while no operation was in progress.
  package enum Unasked {
    case heard(HeardLine)
    case notice(String)
  }

  /// The name by which the client refers to the session.
  package let id: String
  let subject: ServedSubject
  let session: AssistiveSession
  /// The settings at the start of the session, which the transcript's header lists.
  let initialSettings: SessionSettings
  private let driver: TaskDriver
  private let pressGuard: PressGuard?
  private let meter: CostMeter
  private let onUnasked: (Unasked) -> Void
  private var outcome: Outcome?
  /// The transcript lines recorded so far, whose total length in bytes is `length`.
  private var lines: [String] = []
  private var length = 0
  private var isTranscriptCut = false
  private var operations: [@MainActor () async -> Void] = []
  private var isBusy = false
  private(set) var isClosed = false

  /// The maximum length of a transcript, in bytes.
  nonisolated static let transcriptLimit = 4 << 20

  /// Creates a served session without starting it.
  ///
  /// - Parameter policy: The rules that restrict the client, or `nil` if the client is not restricted.
  init(
    _ id: String,
    on subject: ServedSubject,
    _ settings: SessionSettings,
    _ policy: ClientPolicy?,
    onUnasked: @escaping (Unasked) -> Void
  ) {
    self.id = id
    self.subject = subject
    self.onUnasked = onUnasked
    initialSettings = settings
    let source = subject.opened.source
    let pressGuard = policy.map { policy in
      PressGuard(source, refusal: { policy.refusal(ofAddress: $0) })
    }
    self.pressGuard = pressGuard
    session = AssistiveSession(
      source: pressGuard ?? source,
      settings: settings,
      readingOrder: subject.opened.readingOrder,
      pacing: .scriptOnTheWall
    )
    driver = TaskDriver(session)
    meter = CostMeter(session, notesTask: false)
    session.onRecord = { [weak self] in self?.take($0) }
    pressGuard?.tree = { [weak session] in session?.tree ?? AccessibilityTree() }
  }

  /// Adds an operation, which begins after all earlier operations have finished.
  package func add(_ operation: @escaping @MainActor () async -> Void) {
    operations.append(operation)
    guard !isBusy else { return }
    isBusy = true
    Task {
      while !operations.isEmpty { await operations.removeFirst()() }
      isBusy = false
    }
  }

  /// Opens the tree, and returns the resulting speech.
  func start() async -> Outcome {
    await listening { await self.driver.start() }
  }

  /// Performs commands, and returns all speech until the consequences of the commands have arrived.
  ///
  /// - Parameter permitsAll: Whether controls with a lasting effect may be pressed.
  func perform(_ commands: [SessionCommand], permitsAll: Bool) async -> Outcome {
    await listening {
      self.pressGuard?.permitsAll = permitsAll
      for command in commands where !self.session.isFinished {
        let before = self.lines.count
        await self.driver.perform(command)
        // The refused command is removed from the transcript, because a test has no guard and would press the control.
        if self.pressGuard?.takeRefusal() == true { self.lines.removeSubrange(before...) }
      }
    }
  }

  /// Ends the current wait of the operation in progress.
  package func stopWaiting() { driver.stopWaiting() }

  /// Ends the session and releases its source.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    session.onRecord = nil
    session.close()
  }

  /// Measures the cost that a check compares with its limit.
  func measure(_ check: CostCheck) -> MeasuredCost { meter.measure(check) }

  private func listening(_ body: () async -> Void) async -> Outcome {
    outcome = Outcome()
    await body()
    defer { outcome = nil }
    return outcome ?? Outcome()
  }

  private func take(_ record: TranscriptRecord) {
    if let line = record.transcriptLine {
      length += line.utf8.count
      if length <= Self.transcriptLimit { lines.append(line) } else { isTranscriptCut = true }
    }
    if case .notice(let text) = record.content {
      let text = VisibleText(lines: text).text
      if outcome == nil { onUnasked(.notice(text)) } else { outcome?.notices.append(text) }
    } else if let line = HeardLine(record) {
      if outcome == nil { onUnasked(.heard(line)) } else { outcome?.heard.append(line) }
    }
  }
}

extension ServedSession {
  /// Returns the transcript of the session so far, or `nil` if it is too long.
  ///
  /// - Parameters:
  ///   - header: The header lines for the settings.
  ///   - folder: The folder to which the header's paths are relative.
  func transcript(_ header: [String], inFolder folder: String) -> String? {
    guard !isTranscriptCut else { return nil }
    // When the transcript is run as a test, the words that are still being read aloud are heard before the test ends.
    let end = session.isReading ? ["..."] : []
    return (subject.header(folder) + header + [""] + lines + end)
      .map { VisibleText.of($0) + "\n" }.joined()
  }
}
