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
/// The rules are those of a `SessionCore`; the session performs the effects that it asks for. A turn
/// stays open if its source answers later: ``wait`` says what for. The caller then runs the main queue
/// until the turn is over, as ``ScriptDriver`` does. Commands that come meanwhile are performed in
/// order once the answer is there.
@MainActor
public final class AssistiveSession {
  /// How long a turn waits for its source before continuing without it.
  public static let waitLimit = SessionCore.waitLimit

  /// Where elements come from and actions go.
  public let source: any TreeSource
  private(set) var core: SessionCore
  /// Sees every event and effect, as an event log does.
  private let observer: (any SessionObserver)?
  /// Makes the observer of each session that is created from now on: a program that logs its sessions
  /// logs all of them.
  package static var makeObserver: (@MainActor (SessionCore.Setup) -> any SessionObserver)?
  private let voice: any SpeechOutput
  /// The events that are still to be handled.
  private var inbox: [SessionEvent] = []
  private var isHandling = false
  private var turnWaiters: [@MainActor () -> Void] = []
  /// Called once ``wait`` differs from the value at the time of the request.
  private var waitObservers: [(wait: SessionWait, body: @MainActor () -> Void)] = []
  private var observers: [(TranscriptRecord) -> Void] = []
  /// Why the words are spoken that are being recorded.
  private(set) var recordedExplanation: Explanation?
  private var writer: ((String) -> String)?

  /// Creates a session on a source.
  ///
  /// - Parameters:
  ///   - speech: Where the words go; by default only to the transcript.
  ///   - pacing: Whether a script or a person runs the session.
  public init(
    source: any TreeSource,
    settings: SessionSettings = SessionSettings(),
    readingOrder: ReadingOrder = .source,
    speech: any SpeechOutput = SilentSpeech(),
    pacing: Pacing = .script
  ) {
    self.source = source
    voice = speech
    var setup = SessionCore.Setup()
    setup.settings = settings
    setup.readingOrder = readingOrder
    setup.pacing = pacing
    setup.speaksNotices = speech.isHeard
    core = SessionCore(setup)
    observer = Self.makeObserver?(setup)
    core.log.isTracing = observer != nil
    source.onEvent = { [weak self] in self?.send(.source($0)) }
  }

  /// Whether ``explanation(of:by:)`` is to be known for each utterance while ``onRecord`` is called
  /// with it. Off by default, because it takes longer than the words.
  public var explains = false {
    didSet { core.log.explains = explains }
  }

  /// Called with everything that happens, in order.
  public var onRecord: ((TranscriptRecord) -> Void)?

  /// Called with the time and a line for each decision of a turn: the stage that takes a key, the
  /// command, each request and its answer, why a cursor moved, and why something was not said.
  ///
  /// The lines are for people, and may change with any version. `nil`, the default, costs nothing.
  public var onTrace: ((Duration, String) -> Void)? {
    didSet { core.log.isTracing = onTrace != nil || observer != nil }
  }

  /// Called when the user activates an element, or begins to edit it, with the elements as they were.
  public var onActivation: ((AccessibilityTree, ElementID) -> Void)? {
    didSet { core.log.notesActivations = onActivation != nil }
  }

  /// Receives text that is typed, the tree before that, and the field; it is set together with ``onActivation``. In
  /// place of each character of a secret, it receives the letter “e”.
  public var onTyping: ((AccessibilityTree, ElementID, String) -> Void)?

  /// Also calls back with everything that happens, after ``onRecord``.
  public func observe(_ observer: @escaping (TranscriptRecord) -> Void) {
    observers.append(observer)
  }

  /// Sets what writes down the session for the command `write`: it gets a path, and returns what to
  /// show.
  public func setWriter(_ writer: @escaping (String) -> String) { self.writer = writer }

  /// Opens the tree: every active technology goes to its first element.
  public func start() { send(.start) }

  /// Performs a command. Current speech stops, and so does a wait that the command does not depend on.
  public func perform(_ command: SessionCommand) { send(.command(command)) }

  /// Applies a change of the source as part of the previous turn: first the tree, then the cursors,
  /// then speech.
  public func take(_ update: TreeUpdate) { send(.change(update)) }

  /// Has the source create all remaining rows, as a search of everything does.
  ///
  /// Call it before using ``tree`` as a whole. O(number of rows to create).
  public func makeAllRows() { send(.ask(.makeAllRows)) }

  /// Shows a message that is not speech.
  public func notify(_ text: String) { send(.ask(.notify(text))) }

  /// Stops current speech, except what must be heard to its end.
  public func silence() { send(.ask(.silence)) }

  /// Notifies the program that it has gone to the background or returned; most ignore it.
  public func enter(background: Bool) { send(.background(background)) }

  /// Ends the session: the source releases its resources, and its further events are ignored.
  public func close() { send(.close) }

  /// Calls back when the open turn is over; at once if there is none.
  public func whenTurnIsOver(_ body: @escaping @MainActor () -> Void) {
    core.turn.isOver ? body() : turnWaiters.append(body)
  }

  /// Calls back once when the open turn waits for something else or is over.
  func whenWaitChanges(_ body: @escaping @MainActor () -> Void) {
    waitObservers.append((wait, body))
  }

  /// Loads the whole tree without going to any element.
  func load() -> Bool {
    send(.load)
    return core.link.isOpen
  }
}

// Events and effects.
extension AssistiveSession {
  /// Has the core handle an event, and performs its effects. One that comes meanwhile is handled
  /// afterwards.
  func send(_ event: SessionEvent) {
    inbox.append(event)
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    while !inbox.isEmpty { handle(inbox.removeFirst()) }
    reportWait()
  }

  /// Calls back everyone for whom the turn no longer waits for the same thing.
  private func reportWait() {
    guard !waitObservers.isEmpty else { return }
    let wait = wait
    let due = waitObservers.filter { $0.wait != wait }
    waitObservers.removeAll { $0.wait != wait }
    for observer in due { observer.body() }
  }

  private func handle(_ event: SessionEvent) {
    let status = SourceStatus(
      progress: source.progress,
      clock: source.clock,
      movesKeyboardFocus: source.movesKeyboardFocus
    )
    if status != core.link.status { handleObserved(.status(status)) }
    for effect in handleObserved(event) { perform(effect) }
  }

  @discardableResult private func handleObserved(_ event: SessionEvent) -> [SessionEffect] {
    guard let observer else { return core.handle(event) }
    observer.willHandle(event, in: core)
    let effects = core.handle(event)
    observer.didHandle(effects, in: core)
    return effects
  }

  private func perform(_ effect: SessionEffect) {
    switch effect {
    case .call(let call):
      let mark = inbox.count
      let reply = reply(to: call)
      // What the source sent during the call belongs to it.
      var events: [SourceEvent] = []
      inbox.replaceSubrange(
        mark...,
        with: inbox[mark...].filter { event in
          guard case .source(let event) = event else { return true }
          events.append(event)
          return false
        }
      )
      inbox.insert(.reply(reply, during: events), at: 0)
    case .speak(let item): voice.enqueue(item)
    case .cancelSpeech: voice.cancel()
    case .use(let settings): voice.use(settings)
    case .record(let record, let explanation):
      recordedExplanation = explanation
      onRecord?(record)
      for observer in observers { observer(record) }
      recordedExplanation = nil
    case .trace(let time, let line): onTrace?(time, line)
    case .activated(let tree, let id): onActivation?(tree, id)
    case .typed(let tree, let id, let text): onTyping?(tree, id, text)
    case .describeItems(let tree, let item, let verbosity):
      ItemList.describe(tree, listing: item, verbosity) { [weak self] list in
        self?.send(.itemsDescribed(list))
      }
    case .turnEnded:
      let waiters = turnWaiters
      turnWaiters = []
      for waiter in waiters { waiter() }
    case .closeSource:
      source.onEvent = nil
      source.close()
    }
  }

  private func reply(to call: SourceCall) -> SourceReply {
    switch call {
    case .open(let technologies, let readingOrder):
      _ = source.technologiesDidChange(technologies)
      if let built = source.builtTree, built.readingOrder == readingOrder { return .opened(built) }
      return .update(source.start())
    case .request(.action(let request)): return .response(source.perform(request))
    case .request(.system(let request)): return .response(source.perform(request))
    case .request(.rows(let id, let isForward)):
      return .response(source.makeRows(of: id, isForward: isForward))
    case .makeAllRows: return .update(source.makeAllRows())
    case .focusDidSettle(let focus): return .update(source.focusDidSettle(focus))
    case .technologiesDidChange(let technologies):
      return .update(source.technologiesDidChange(technologies))
    case .advance(let time):
      source.advance(by: time)
      return .update(TreeUpdate())
    case .write(let path):
      return .notice(writer?(path) ?? "Nothing happens: this session is not recorded.")
    }
  }
}

/// Something that sees all that a session's core handles and asks for.
@MainActor
package protocol SessionObserver: AnyObject {
  /// The core is about to handle an event.
  func willHandle(_ event: SessionEvent, in core: SessionCore)
  /// The core has handled an event, and asks for effects.
  func didHandle(_ effects: [SessionEffect], in core: SessionCore)
}

// Time.
extension AssistiveSession {
  /// What the open turn waits for.
  public var wait: SessionWait { core.wait }

  /// Whether the source has closed by itself, as when its page crashes or its app quits.
  public var isSourceClosed: Bool { core.isSourceClosed }

  /// Ends the wait of an open turn that took too long; a notice says what it waited for.
  public func giveUpWaiting() { send(.giveUp) }

  /// What the session went on without, in words; `nil` if everything arrived that it waited for.
  ///
  /// What was heard since says little of the source.
  public var missed: String? {
    if let missed = core.link.missed { return missed }
    return core.link.isClosed && tree.root == nil ? "any element of the source" : nil
  }

  /// The words for which the last command found no element, as in `choose Delete`; `nil` if it found one or looked
  /// for none.
  ///
  /// A script ends there because its next command would act on another element.
  public var unfound: String? { core.log.unfound }

  /// Reports that the wall-clock time has passed that the open turn waits for.
  public func timeDidPass() { send(.wallTime) }

  /// When something next happens by itself: the scanner moves, an utterance ends, or a wait times
  /// out.
  public var deadline: Duration? {
    [core.deadline, core.waitDeadline].compactMap(\.self).min()
  }

  /// Advances the time; everything due on the way happens at its own time.
  public func advance(to time: Duration) { send(.time(time)) }

  /// Lets everything that is being read finish.
  public func finishReading() {
    while core.navigators.isReading, let end = core.speech.end { advance(to: end) }
    send(.ask(.settleSpeech))
  }

  /// Continues when the voice has finished the item with an id.
  ///
  /// Only needed if the session waits for the voice.
  ///
  /// - Parameter isHeard: Whether the item was heard to its end. If not, such as when the sound device
  ///   is lost, the session continues when it would have been.
  public func speechDidFinish(_ id: SpeechItem.ID, isHeard: Bool = true) {
    send(.spoken(id, isHeard: isHeard))
  }
}
