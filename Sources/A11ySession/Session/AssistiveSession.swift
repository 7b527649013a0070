// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree

/// One user at one tree: the source, the technologies, the voice and the time.
///
/// A session is a function of its inputs: the same tree, commands and times produce the same
/// transcript, byte for byte, however long the source takes to answer.
///
/// ```swift
/// let session = AssistiveSession(source: try CapturedTree(document))
/// session.start()                       // "Sign in, heading level 1"
/// session.perform(.voiceOver(.next))    // "Email, text field, double tap to edit"
/// ```
/// A turn stays open if its source answers later: ``wait`` says what for. The caller then runs the
/// main queue until the turn is over, as ``ScriptDriver`` does, or continues and so ends it.
@MainActor
public final class AssistiveSession {
  /// How long a turn waits for its source before continuing without it.
  public static let waitLimit: Duration = .seconds(30)

  let state: SessionState
  let runner: TurnRunner

  /// Creates a session on a source.
  ///
  /// - Parameters:
  ///   - speech: Where the words go; by default only to the transcript.
  ///   - waitsForVoice: Whether `speech` takes as long as it sounds, and the caller reports its end
  ///     through ``speechDidFinish(_:)``.
  ///   - isRealTime: Whether a person is at the keys, and ``advance(to:)`` receives wall-clock
  ///     time.
  ///   - waitsOnTheWall: Whether `wait` in a script waits in wall-clock time if the source uses
  ///     that; the caller then calls ``timeDidPass()``.
  public init(
    source: any TreeSource,
    settings: SessionSettings = SessionSettings(),
    readingOrder: ReadingOrder = .source,
    speech: any SpeechOutput = SilentSpeech(),
    waitsForVoice: Bool = false,
    isRealTime: Bool = false,
    waitsOnTheWall: Bool = false
  ) {
    state = SessionState(
      link: SourceLink(to: source, readingOrder: readingOrder),
      settings: settings,
      speech: SpokenOutput(speech, waitsForVoice: waitsForVoice),
      line: InputLine(isRealTime: isRealTime),
      isRealTime: isRealTime,
      waitsOnTheWall: waitsOnTheWall
    )
    runner = TurnRunner(state)
    source.onEvent = { [weak self] in self?.receive($0) }
    state.line.whenItemsAreDescribed { [weak self] in self?.itemsWereDescribed() }
  }

  /// Where elements come from and actions go.
  public var source: any TreeSource { state.link.source }

  /// Called with everything that happens, at once.
  public var onRecord: ((TranscriptRecord) -> Void)? {
    didSet { state.log.listen(onRecord) }
  }

  /// Called with a line for each decision of a turn: the stage that takes a key, the command, each
  /// request and its answer, why a cursor moved, and why something was not said.
  ///
  /// The lines are for people, and may change with any version. `nil`, the default, costs nothing.
  public var onTrace: ((String) -> Void)? {
    didSet { state.log.trace(to: onTrace) }
  }

  /// Called when the user activates an element, or begins to edit it, with the elements as they were.
  public var onActivation: ((AccessibilityTree, ElementID) -> Void)? {
    didSet { state.log.noteActivations(onActivation) }
  }

  /// Also calls back with everything that happens, after ``onRecord``.
  public func observe(_ observer: @escaping (TranscriptRecord) -> Void) {
    state.log.observe(observer)
  }

  /// Sets what writes down the session for the command `write`: it gets a path, and returns what to
  /// show.
  public func setWriter(_ writer: @escaping (String) -> String) { state.log.write(by: writer) }

  /// Opens the tree: every active technology goes to its first element.
  public func start() {
    state.speech.beginTurn()
    guard load() else { return }
    // A page that is still loading is entered once it is there.
    let wait: [TurnStep] = state.isRealTime && state.tree.root != nil ? [] : [UpdatePhase.opened]
    run(wait + [.makeRows(RowSearch(.first)), .decide(NavigatorPhase.start)] + TurnRunner.ending)
  }

  /// Performs a command. Current speech stops, and any open wait ends.
  public func perform(_ command: SessionCommand) {
    runner.stopWaiting()
    state.begin(command)
    state.speech.beginTurn()
    runner.run(command)
  }

  /// Applies a change of the source as part of the previous turn: first the tree, then the cursors,
  /// then speech.
  public func take(_ update: TreeUpdate) { run([.update([update])]) }

  /// Has the source create all remaining rows, as a search of everything does.
  ///
  /// Call it before using ``tree`` as a whole. O(number of rows to create).
  public func makeAllRows() { run([.makeRows(RowSearch(.everything))]) }

  /// Shows a message that is not speech.
  public func notify(_ text: String) { state.show(text) }

  /// Stops current speech, except what must be heard to its end.
  public func silence() { run([.effect(.silence, driven)]) }

  /// Notifies the program that it has gone to the background or returned; most ignore it.
  public func enter(background: Bool) {
    state.speech.beginTurn()
    let request: SystemRequest = background ? .enterBackground : .activate
    run([.ask(request, ifRefused: .silent)] + TurnRunner.ending)
  }

  /// Ends the session: the source releases its resources, and its further events are ignored.
  public func close() {
    runner.stopWaiting()
    state.link.closeSource()
  }

  func run(_ steps: [TurnStep]) { runner.run(steps) }

  /// Loads the whole tree without going to any element.
  func load() -> Bool {
    do {
      let wishes = try state.link.open(for: state.navigators.technologies)
      state.keyboard.start(in: state.tree)
      state.focus.keepForOpening(wishes)
    } catch {
      state.show("The tree cannot be shown: \(error).")
      return false
    }
    if state.link.progress == .settled { UpdatePhase.noticeIfEmpty(state) }
    return true
  }
}
