import A11yDocuments
import A11yNavigation
import A11ySession
import A11yTranscripts
import A11yTree
import Foundation

/// A user with an assistive technology in front of a document, a live page, a view or an app, in a
/// test.
///
/// ```swift
/// @MainActor @Test func theFirstFieldIsTheEmail() async throws {
///   let session = try await Session(contentsOf: signUpPage)
///   session.perform("find next text fields")
///   session.expect("Email, text field, required, double tap to edit")
/// }
/// ```
/// Sessions on views and apps are in `A11yViewTesting`, which has all of this library too.
///
/// A test is exhaustive unless it says otherwise: whatever is said and not expected, a `task` that
/// is still running at the end, and a request for focus that found no element fail it, each at the
/// line that caused it. What a screen says when it opens may be expected, but need not be.
///
/// Nothing sleeps. Time passes when ``wait(_:fileID:filePath:line:column:)`` says so, and takes
/// none; what a live page or a view does later is waited for with
/// ``settle(within:fileID:filePath:line:column:)``.
@MainActor
public final class Session {
  /// The session that runs below, for what this one does not offer.
  public let base: AssistiveSession
  /// Everything that has happened so far: commands, words, sounds and notices.
  public private(set) var transcript: [TranscriptRecord] = []
  nonisolated let ledger = Ledger()
  let source: any TreeSource
  /// What the test does now, or did last.
  var cause: Ledger.Cause
  /// Whether what is heard now must be asserted.
  var isDemanding = false
  private var reportedProblems = 0

  /// Opens a captured document.
  ///
  /// - Parameters:
  ///   - format: What the document is, if its content does not tell.
  /// - Throws: An error if the file cannot be read, or is no document.
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

  /// Opens a document that is written in the test.
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

  /// Opens any source of elements; what a ``TestableSource`` says is to come is waited for.
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
      readingOrder: readingOrder,
      speech: UnheardSpeech()
    )
    cause = Ledger.Cause(name: "opening", site: CallSite(fileID, filePath, line, column))
    base.onRecord = { [weak self] record in self?.take(record) }
    base.start()
    isDemanding = true
    note()
  }

  deinit { ledger.close() }

  /// Says whether whatever is heard must be expected, and whatever has begun must end. It is so
  /// unless a test says otherwise.
  @discardableResult
  public func exhaustive(_ isExhaustive: Bool) -> Session {
    ledger.isExhaustive = isExhaustive
    return self
  }

  /// Ends the test: what is left fails it.
  ///
  /// It happens by itself when the session is let go; call it in `tearDown`, or wherever a session
  /// is kept for longer than its test.
  public func finish() { ledger.close() }

  private func take(_ record: TranscriptRecord) {
    transcript.append(record)
    if case .command = record.content { return }
    guard let line = record.line else { return }
    ledger.add(.init(text: line, cause: cause, isDemanded: isDemanding))
  }

  /// Does something that a call in the test asks for.
  func act(_ name: String, _ site: CallSite, _ body: () -> Void) {
    // What has changed by itself since came of what was done before.
    (source as? any TestableSource)?.takeTurn()
    note()
    ledger.settleProblems()
    ledger.settleSpeech()
    failIfWaiting(name, site)
    cause = Ledger.Cause(name: name, site: site)
    body()
    note()
  }

  /// Takes in what is still to come, and what has become wrong.
  func note() {
    guard let source = source as? any TestableSource else { return }
    ledger.note(source.pendingActivities, source.unansweredFocus, cause)
    let problems = source.problems
    ledger.note(problems: problems.dropFirst(reportedProblems), cause)
    reportedProblems = problems.count
  }
}
