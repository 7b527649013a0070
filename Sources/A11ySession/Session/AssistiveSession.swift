import A11yNavigation
import A11ySpeech
import A11yTree

/// One user in front of one tree: the source, the technologies, the voice and the time.
///
/// A session is a function of what it is told: the same tree, commands and times give the same
/// transcript, byte for byte, however long the source takes to answer.
///
/// ```swift
/// let session = AssistiveSession(source: try CapturedTree(document))
/// session.start()                       // "Sign in, heading level 1"
/// session.perform(.voiceOver(.next))    // "Email, text field, double tap to edit"
/// ```
/// A turn of a source that answers later stays open: ``wait`` says what for. Who runs the session
/// lets the main queue run until it is over, as ``ScriptDriver`` does, or goes on and so ends it.
@MainActor
public final class AssistiveSession {
  /// How long a turn waits for its source before it goes on without.
  public static let waitLimit: Duration = .seconds(30)

  let state: SessionState
  let runner: TurnRunner

  /// Makes a session on a source.
  ///
  /// - Parameters:
  ///   - speech: Where the words go; by default nowhere but to the transcript.
  ///   - waitsForVoice: Whether `speech` takes as long as it sounds and says when it has finished,
  ///     which it then tells through ``speechDidFinish(_:)``.
  ///   - isRealTime: Whether a person is at the keys, and ``advance(to:)`` is told the time of a
  ///     clock on the wall.
  ///   - waitsOnTheWall: Whether `wait` in a script lets time pass on the wall where the source
  ///     goes by that; whoever runs the session then calls ``timeDidPass()``.
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
      source: source,
      settings: settings,
      readingOrder: readingOrder,
      speech: SpokenOutput(speech, waitsForVoice: waitsForVoice),
      isRealTime: isRealTime,
      waitsOnTheWall: waitsOnTheWall
    )
    runner = TurnRunner(state)
    source.onEvent = { [weak self] in self?.receive($0) }
  }

  /// Where the elements come from and actions go to.
  public var source: any TreeSource { state.source }

  /// Is told everything that happens, at once.
  public var onRecord: ((TranscriptRecord) -> Void)? {
    get { state.onRecord }
    set { state.onRecord = newValue }
  }

  /// Opens the tree: every technology that is on goes to its first element.
  public func start() {
    state.speech.beginTurn()
    guard load() else { return }
    // A page that is still loading is gone into when it is there.
    let wait: [TurnStep] = state.isRealTime && state.tree.root != nil ? [] : [.awaitOpening]
    run(wait + [.makeRows(RowSearch(reach: .first)), .start] + TurnRunner.ending)
  }

  /// Does what the user said. Whatever was being said stops, and what was waited for is waited for
  /// no longer.
  public func perform(_ command: SessionCommand) {
    runner.stopWaiting()
    let text = state.masked(command).text
    state.lastCommand = text
    state.record(.command(text), state.navigators.driven)
    state.speech.beginTurn()
    state.notice = .none
    runner.run(.command(command))
  }

  /// Takes in what changed at the source, as a part of the turn before: the tree first, then the
  /// cursors, then what is said.
  public func take(_ update: TreeUpdate) { run([.update([update])]) }

  /// Has the source make every row that it has not made yet, as a search of everything does.
  ///
  /// Whoever looks at ``tree`` as a whole calls it first. O(number of rows that are not made).
  public func makeAllRows() { run([.makeAllRows]) }

  /// Shows a message that is not speech.
  public func notify(_ text: String) { state.show(text) }

  /// Stops what is being said, but for what is to be heard to its end.
  public func silence() { run([.effect(.silence, driven)]) }

  /// Tells the program that nobody sees it, or that it is seen again; most do not mind.
  public func enter(background: Bool) {
    state.speech.beginTurn()
    let request: SystemRequest = background ? .enterBackground : .activate
    run([.system(request, .silent)] + TurnRunner.ending)
  }

  /// Ends the session: the source lets go of what it holds, and nothing that it sends is taken in.
  public func close() {
    runner.stopWaiting()
    state.source.onEvent = nil
    state.link.close()
    state.source.close()
  }

  func run(_ steps: [TurnStep]) { runner.run(steps) }

  /// Takes in the whole tree, without going to any element.
  func load() -> Bool {
    state.tree = AccessibilityTree(readingOrder: state.tree.readingOrder)
    _ = RequestPhase.tell(technologies: state.navigators.technologies, state)
    let update = state.source.start()
    do {
      if update != TreeUpdate() || state.progress == .settled { try state.tree.apply(update) }
      state.keyboard.start(in: state.tree)
      if !update.wishes.isEmpty { state.focus.opening = update.wishes }
    } catch {
      state.show("The tree cannot be shown: \(error).")
      return false
    }
    if state.progress == .settled { UpdatePhase.sayIfEmpty(state) }
    return true
  }
}
