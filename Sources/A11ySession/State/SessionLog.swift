// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Foundation

/// What a session writes down: records for transcripts, the last notice, and a trace of decisions.
@MainActor
final class SessionLog {
  /// The last notice.
  private(set) var notice: SessionNotice = .none
  /// The last command, as a script writes it.
  private(set) var command: String?
  private var listener: ((TranscriptRecord) -> Void)?
  private var observers: [(TranscriptRecord) -> Void] = []
  private var writer: ((String) -> String)?
  private var tracer: ((String) -> Void)?
  private var activationListener: ((AccessibilityTree, ElementID) -> Void)?

  /// The words that a command waits for.
  private var awaited: String?
  /// Whether they have been spoken since.
  private(set) var hasHeardAwaited = false

  /// Notes a command; what was shown before is over.
  func begin(_ command: String) {
    self.command = command
    notice = .none
    awaited = nil
  }

  /// Listens for words until the next command.
  func listen(for words: String) {
    awaited = words
    hasHeardAwaited = false
  }

  /// Shows something until the next command.
  func show(_ notice: SessionNotice) { self.notice = notice }

  /// Hands a record to all who listen.
  func add(_ record: TranscriptRecord) {
    if let awaited, case .speech(let utterance) = record.content,
      utterance.text.range(of: awaited, options: .caseInsensitive) != nil
    {
      hasHeardAwaited = true
    }
    listener?(record)
    for observer in observers { observer(record) }
  }

  /// Writes down the session to a file, and returns what to show.
  func write(to path: String) -> String {
    writer?(path) ?? "Nothing happens: this session is not recorded."
  }

  /// Whether anything is traced.
  var isTracing: Bool { tracer != nil }

  /// Writes a line for a decision; the words are composed only if something listens.
  func trace(_ line: @autoclosure () -> String) {
    if let tracer { tracer(VisibleText.of(line())) }
  }
}

extension SessionLog {
  /// Has all records handed to a closure, instead of to the one before.
  func listen(_ listener: ((TranscriptRecord) -> Void)?) { self.listener = listener }

  /// Also hands all records to a closure, after the listener.
  func observe(_ observer: @escaping (TranscriptRecord) -> Void) { observers.append(observer) }

  /// Sets what writes down the session.
  func write(by writer: @escaping (String) -> String) { self.writer = writer }

  /// Has each activation handed to a closure.
  func noteActivations(_ listener: ((AccessibilityTree, ElementID) -> Void)?) {
    activationListener = listener
  }

  /// Hands on that an element is activated, or edited.
  func note(_ request: ActionRequest, in tree: AccessibilityTree) {
    switch request.action {
    case .activate, .beginEditing: activationListener?(tree, request.target)
    default: break
    }
  }

  /// Has each decision handed to a closure.
  func trace(to tracer: ((String) -> Void)?) { self.tracer = tracer }
}
