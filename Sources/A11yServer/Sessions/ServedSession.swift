// SPDX-License-Identifier: MIT

import A11yJSON
import A11ySession
import A11yTree

/// A client's session on one subject: its operations in order, what was heard, and the transcript.
@MainActor
package final class ServedSession {
  /// What was heard and shown during an operation.
  struct Outcome {
    var heard: [HeardLine] = []
    var notices: [String] = []
  }

  /// Something that was heard or shown although no operation was in progress.
  package enum Unasked {
    case heard(HeardLine)
    case notice(String)
  }

  /// The name by which the client refers to the session.
  package let id: String
  let subject: ServedSubject
  let session: AssistiveSession
  /// The settings at the start, as the header of the transcript names them.
  let initialSettings: SessionSettings
  private let driver: TaskDriver
  private let pressGuard: PressGuard?
  private let meter: CostMeter
  private let onUnasked: (Unasked) -> Void
  private var outcome: Outcome?
  /// The transcript so far with its length, and whether it has become too long.
  private var lines: [String] = []
  private var length = 0
  private var isTranscriptCut = false
  private var operations: [@MainActor () async -> Void] = []
  private var isBusy = false
  private(set) var isClosed = false

  /// The maximum length of a transcript, in bytes.
  nonisolated static let transcriptLimit = 4 << 20

  /// Creates a session that has not been started.
  ///
  /// - Parameter policy: The rules that the client is bound by; `nil` if it may do everything.
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

  /// Adds an operation, which begins when those before it are done.
  package func add(_ operation: @escaping @MainActor () async -> Void) {
    operations.append(operation)
    guard !isBusy else { return }
    isBusy = true
    Task {
      while !operations.isEmpty { await operations.removeFirst()() }
      isBusy = false
    }
  }

  /// Opens the tree, and returns what is heard.
  func start() async -> Outcome {
    await listening { await self.driver.start() }
  }

  /// Performs commands, and returns what is heard until all of their consequences have arrived.
  ///
  /// - Parameter permitsAll: Whether controls with a lasting effect may be pressed.
  func perform(_ commands: [SessionCommand], permitsAll: Bool) async -> Outcome {
    await listening {
      self.pressGuard?.permitsAll = permitsAll
      for command in commands where !self.session.isFinished {
        let before = self.lines.count
        await self.driver.perform(command)
        // A test has no guard, and would press what was refused here.
        if self.pressGuard?.takeRefusal() == true { self.lines.removeSubrange(before...) }
      }
    }
  }

  /// Ends the wait of the operation in progress.
  package func stopWaiting() { driver.stopWaiting() }

  /// Ends the session and releases its source.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    session.onRecord = nil
    session.close()
  }

  /// Measures what a check compares.
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
  /// Returns the transcript so far; `nil` if it is too long.
  ///
  /// - Parameters:
  ///   - header: The lines for the settings.
  ///   - folder: The folder to which the header's paths are relative.
  func transcript(_ header: [String], inFolder folder: String) -> String? {
    guard !isTranscriptCut else { return nil }
    // Words that are still being read aloud are heard before a test ends.
    let end = session.isReading ? ["..."] : []
    return (subject.header(folder) + header + [""] + lines + end)
      .map { VisibleText.of($0) + "\n" }.joined()
  }
}
