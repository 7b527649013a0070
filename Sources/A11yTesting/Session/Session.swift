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
/// Sessions for views and apps are in `A11yViewTesting`, which re-exports this library.
///
/// A test is exhaustive by default. Each of the following fails an exhaustive test at the line that caused it:
/// unexpected speech, a `task` that is still running at the end, and a focus request that found no element. A test may,
/// but need not, expect the speech that is heard when a screen opens.
///
/// Tests never sleep. The method ``wait(_:fileID:filePath:line:column:)`` advances time without waiting, whereas
/// ``settle(within:fileID:filePath:line:column:)`` waits for later changes to a live page or a view.
@MainActor
public final class Session {
  /// The underlying session, for features that this type does not offer.
  public let base: AssistiveSession
  /// All events that have occurred so far, which are commands, words, sounds and notices.
  public private(set) var transcript: [TranscriptRecord] = []
  nonisolated let ledger = Ledger()
  let source: any TreeSource
  /// The call that the test is making, or its most recent call.
  private(set) var cause: Ledger.Cause
  /// Whether the test must assert the speech that is being recorded.
  private var isDemanding = false
  private var reportedProblems = 0
  /// Whether the test has advanced time since it last settled. If the test has advanced time, settling does not advance
  /// it any further.
  private var hasWaited = false

  /// Records that the test itself has advanced time.
  func noteWait() { hasWaited = true }

  /// Returns whether the test has advanced time since the previous call to this method.
  func takeWait() -> Bool {
    defer { hasWaited = false }
    return hasWaited
  }

  /// Opens a captured document.
  ///
  /// - Parameters:
  ///   - format: The format of the document, if it cannot be detected from the document's content.
  /// - Throws: An error if the file cannot be read or is not a document.
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

  /// Opens a document whose text is provided by the test.
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

  /// Opens any source of elements. If the source is a ``TestableSource``, tests wait for its pending work.
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

  /// Sets whether the test must expect all speech and all activities must end. Both are required by default.
  @discardableResult
  public func exhaustive(_ isExhaustive: Bool) -> Session {
    ledger.isExhaustive = isExhaustive
    return self
  }

  /// Ends the test, and fails it if there is still unexpected speech, an unexpected problem or a pending activity.
  ///
  /// A session ends its test automatically when it is released. Call this method in `tearDown`, or wherever a session
  /// may outlive its test.
  public func finish() { ledger.close() }

  private func take(_ record: TranscriptRecord) {
    transcript.append(record)
    if case .command = record.content { return }
    guard let line = record.line else { return }
    ledger.add(.init(text: line, cause: cause, isDemanded: isDemanding))
  }

  /// Performs an action on behalf of a call in the test.
  func act(_ name: String, _ site: CallSite, _ body: () -> Void) {
    // Changes since the last call are attributed to that call.
    (source as? any TestableSource)?.takeTurn()
    note()
    ledger.settleProblems()
    ledger.settleSpeech()
    failIfWaiting(name, site)
    cause = Ledger.Cause(name: name, site: site)
    body()
    note()
  }

  /// Renames the current call in failure messages.
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
