// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yNavigation
import A11ySession
import A11yTranscripts
import A11yTree
import Foundation

/// A simulated user of an assistive technology, for testing documents, live pages, views and apps.
///
/// ```swift
/// @MainActor @Test func theFirstFieldIsTheEmail() async throws {
///   let session = try await Session(contentsOf: signUpPage)
///   session.perform("find next text fields")
///   session.expect("Email, text field, required, double tap to edit")
/// }
/// ```
/// Sessions on views and apps are in `A11yViewTesting`, which also exports this library.
///
/// A test is exhaustive unless it says otherwise: speech that is not expected, a `task` that is
/// still running at the end, and a focus request that found no element each fail it at the line
/// that caused them. What a screen says when it opens may be expected, but need not be.
///
/// Nothing sleeps. ``wait(_:fileID:filePath:line:column:)`` advances time without waiting;
/// ``settle(within:fileID:filePath:line:column:)`` waits for what a live page or a view does later.
@MainActor
public final class Session {
  /// The underlying session, for what this one does not offer.
  public let base: AssistiveSession
  /// Everything that has happened so far: commands, words, sounds and notices.
  public private(set) var transcript: [TranscriptRecord] = []
  nonisolated let ledger = Ledger()
  let source: any TreeSource
  /// The call that the test runs now, or ran last.
  private(set) var cause: Ledger.Cause
  /// Whether what is heard now must be asserted.
  private var isDemanding = false
  private var reportedProblems = 0

  /// Opens a captured document.
  ///
  /// - Parameters:
  ///   - format: The format of the document, if its content does not show it.
  /// - Throws: An error if the file cannot be read, or is not a document.
  public convenience init(
    contentsOf file: URL,
    format: DocumentFormat? = nil,
    technology: AccessibilityTechnologies = .voiceOver,
    settings change: (inout SessionSettings) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async throws {
    let document = try Document(data: Data(contentsOf: file), format: format)
    self.init(
      source: try CapturedTree(document),
      readingOrder: document.readingOrder,
      technology: technology,
      settings: change,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Opens a document written in the test.
  ///
  /// ```swift
  /// let session = try await Session(document: """
  ///   - heading "Sign in"
  ///   - textbox "Email"
  ///   """)
  /// ```
  public convenience init(
    document text: String,
    format: DocumentFormat? = nil,
    technology: AccessibilityTechnologies = .voiceOver,
    settings change: (inout SessionSettings) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async throws {
    let document = try Document(data: Data(text.utf8), format: format)
    self.init(
      source: try CapturedTree(document),
      readingOrder: document.readingOrder,
      technology: technology,
      settings: change,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Opens any source of elements; pending work of a ``TestableSource`` is waited for.
  public init(
    source: any TreeSource,
    readingOrder: ReadingOrder = .source,
    technology: AccessibilityTechnologies = .voiceOver,
    settings change: (inout SessionSettings) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    var settings = SessionSettings()
    settings.technologies = technology
    change(&settings)
    self.source = source
    base = AssistiveSession(
      source: source,
      settings: settings,
      readingOrder: readingOrder
    )
    cause = Ledger.Cause(name: "opening", site: CallSite(fileID, filePath, line, column))
    base.onRecord = { [weak self] record in self?.take(record) }
    base.start()
    isDemanding = true
    note()
  }

  deinit { ledger.close() }

  /// Sets whether all that is heard must be expected, and all that has begun must end; on by
  /// default.
  @discardableResult
  public func exhaustive(_ isExhaustive: Bool) -> Session {
    ledger.isExhaustive = isExhaustive
    return self
  }

  /// Ends the test: anything left fails it.
  ///
  /// This happens automatically when the session is released; call it in `tearDown`, or wherever a
  /// session outlives its test.
  public func finish() { ledger.close() }

  private func take(_ record: TranscriptRecord) {
    transcript.append(record)
    if case .command = record.content { return }
    guard let line = record.line else { return }
    ledger.add(.init(text: line, cause: cause, isDemanded: isDemanding))
  }

  /// Performs an action for a call in the test.
  func act(_ name: String, _ site: CallSite, _ body: () -> Void) {
    // Changes since the last call belong to that call.
    (source as? any TestableSource)?.takeTurn()
    note()
    ledger.settleProblems()
    ledger.settleSpeech()
    failIfWaiting(name, site)
    cause = Ledger.Cause(name: name, site: site)
    body()
    note()
  }

  /// Gives the call that is being performed another name in messages.
  func rename(_ name: String) {
    ledger.rename(cause.name, to: name)
    cause.name = name
  }

  /// Records pending work and new problems.
  func note() {
    guard let source = source as? any TestableSource else { return }
    ledger.note(source.pendingActivities, source.unansweredFocus, cause)
    let problems = source.problems
    ledger.note(problems: problems.dropFirst(reportedProblems), cause)
    reportedProblems = problems.count
  }
}
