// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree

/// A session of one user with one tree, which connects the source, the technologies, the voice and the time.
///
/// A session depends only on its inputs. The same tree, commands and times produce the same transcript, byte for byte,
/// no matter how long the source takes to answer.
///
/// A `SessionCore` decides what happens, and the session performs the effects that the core requests. A turn stays open
/// until its source has answered. While the turn is open, ``wait`` describes the answer or change for which the turn is
/// waiting. The caller then runs the main queue until the turn is over, as ``ScriptDriver`` does. Commands that arrive
/// while the turn is open are performed in order once the source has answered.
///
/// ```swift
/// let session = AssistiveSession(source: try CapturedTree(document))
/// session.start()                       // "Sign in, heading level 1"
/// session.perform(.voiceOver(.next))    // "Email, text field, double tap to edit"
/// ```
@MainActor
public final class AssistiveSession {
  /// The maximum time that a turn waits for its source before the turn continues without the source.
  public static let waitLimit = SessionCore.waitLimit

  /// The source that supplies the elements and performs the actions.
  public let source: any TreeSource
  private(set) var core: SessionCore
  /// An observer of every event and effect, such as an event log.
  private let observer: (any SessionObserver)?
  /// A closure that creates an observer for each new session. The closure applies to the whole program, because a
  /// program that logs one session logs all of its sessions.
  package static var makeObserver: (@MainActor (SessionCore.Setup) -> any SessionObserver)?
  private let voice: any SpeechOutput
  /// The events that the session still has to handle.
  private var inbox: [SessionEvent] = []
  private var isHandling = false
  private var turnWaiters: [@MainActor () -> Void] = []
  /// Callbacks that are each called once, when ``wait`` differs from its value at the time of the request.
  private var waitObservers: [(wait: SessionWait, body: @MainActor () -> Void)] = []
  private var observers: [(TranscriptRecord) -> Void] = []
  /// The explanation of the utterance that is currently being recorded.
  private(set) var recordedExplanation: Explanation?
  private var writer: ((String) -> String)?

  /// Creates a session that reads and operates a source.
  ///
  /// - Parameters:
  ///   - speech: The output for spoken words; by default, they appear only in the transcript.
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

  /// Whether ``explanation(of:by:)`` is available for each utterance while ``onRecord`` is called with its record. The
  /// default is `false`, because an explanation takes longer to compute than the words themselves.
  public var explains = false {
    didSet { core.log.explains = explains }
  }

  /// A closure that is called with each record, in order.
  public var onRecord: ((TranscriptRecord) -> Void)?

  /// A closure that is called with the time and a line of text for each decision in a turn. Examples of decisions are
  /// the stage that handles a key, the command, each request and its answer, and the reason why a cursor moved or words
  /// were not spoken.
  ///
  /// The lines are intended for people and can change in any version. If the closure is `nil`, the default, tracing
  /// takes no time.
  public var onTrace: ((Duration, String) -> Void)? {
    didSet { core.log.isTracing = onTrace != nil || observer != nil }
  }

  /// A closure that is called when the user activates an element or begins to edit it. The closure receives the tree as
  /// it was before the user's action.
  public var onActivation: ((AccessibilityTree, ElementID) -> Void)? {
    didSet { core.log.notesActivations = onActivation != nil }
  }

  /// A closure that is called when the user types. The closure receives the tree as it was before the user typed, the
  /// field, and the typed text. Set this closure together with ``onActivation``. Each character of secret text is
  /// replaced by the letter “e”.
  public var onTyping: ((AccessibilityTree, ElementID, String) -> Void)?

  /// Adds an observer that is called with each record after ``onRecord``.
  public func observe(_ observer: @escaping (TranscriptRecord) -> Void) {
    observers.append(observer)
  }

  /// Sets the function that saves the session when the user gives the `write` command. The function receives a path,
  /// and returns the notice to show.
  public func setWriter(_ writer: @escaping (String) -> String) { self.writer = writer }

  /// Opens the tree, and moves every active technology to its first element.
  public func start() { send(.start) }

  /// Performs a command. The command stops current speech and ends any wait on which the command does not depend.
  public func perform(_ command: SessionCommand) { send(.command(command)) }

  /// Applies a change from the source to the tree, the cursors and the speech, as part of the previous turn.
  public func take(_ update: TreeUpdate) { send(.change(update)) }

  /// Makes the source create all remaining rows, as a search through the entire tree does.
  ///
  /// Call this method before you read the whole ``tree``. The complexity is O(number of rows to create).
  public func makeAllRows() { send(.ask(.makeAllRows)) }

  /// Shows a message without speaking it.
  public func notify(_ text: String) { send(.ask(.notify(text))) }

  /// Stops current speech, except for utterances that must be spoken to the end.
  public func silence() { send(.ask(.silence)) }

  /// Notifies the program that it has entered or left the background. Most programs ignore the notification.
  public func enter(background: Bool) { send(.background(background)) }

  /// Ends the session. The source releases its resources, and further events from the source are ignored.
  public func close() { send(.close) }

  /// Calls the given closure when the open turn is over, or immediately if there is no open turn.
  public func whenTurnIsOver(_ body: @escaping @MainActor () -> Void) {
    core.turn.isOver ? body() : turnWaiters.append(body)
  }

  /// Calls the given closure once, as soon as the open turn is over or waits for a different condition.
  func whenWaitChanges(_ body: @escaping @MainActor () -> Void) {
    waitObservers.append((wait, body))
  }

  /// Loads the whole tree without moving to an element, and returns whether the source is open.
  func load() -> Bool {
    send(.load)
    return core.link.isOpen
  }
}

// Events and effects.
extension AssistiveSession {
  /// Lets the core handle an event, and performs the resulting effects. An event that arrives while another event is
  /// being handled is handled after it.
  func send(_ event: SessionEvent) {
    inbox.append(event)
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    while !inbox.isEmpty { handle(inbox.removeFirst()) }
    reportWait()
  }

  /// Calls every wait observer whose stored wait differs from the current wait.
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
      movesKeyboardFocus: source.movesKeyboardFocus,
      takesTypeAhead: source.takesTypeAhead
    )
    if status != core.link.status { handleObserved(.status(status)) }
    let effects = handleObserved(event)
    for effect in effects { perform(effect) }
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
      // Events that the source sent during the call belong to that call.
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
      return .notice(
        writer?(path) ?? "Nothing was written, because this session is not being recorded."
      )
    }
  }
}

/// An observer of every event that a session's core handles and of every effect that the core requests.
@MainActor
package protocol SessionObserver: AnyObject {
  /// The session's core is about to handle an event.
  func willHandle(_ event: SessionEvent, in core: SessionCore)
  /// The session's core has handled an event, and requests effects.
  func didHandle(_ effects: [SessionEffect], in core: SessionCore)
}

// Time.
extension AssistiveSession {
  /// The reason why the open turn waits.
  public var wait: SessionWait { core.wait }

  /// The number of times that the source has prolonged a wait because it was still busy.
  var prolongations: Int { core.turn.prolongations }

  /// Whether the source has closed on its own, for example because its page crashed or its app quit.
  public var isSourceClosed: Bool { core.isSourceClosed }

  /// Ends the wait of an open turn that has taken too long, and shows a notice that states what the turn was waiting
  /// for.
  public func giveUpWaiting() { send(.giveUp) }

  /// A description of the content for which the session stopped waiting, or `nil` if all expected content arrived.
  ///
  /// If the description is not `nil`, later utterances may not reflect the source's state.
  public var missed: String? {
    if let missed = core.link.missed { return missed }
    return core.link.isClosed && tree.root == nil ? "any content from the page or app" : nil
  }

  /// The words of the last command, such as `choose Delete`, if that command searched for an element and found none.
  ///
  /// A script ends at a command that finds no element, because the next command would act on the wrong element.
  public var unfound: String? { core.log.unfound }

  /// Reports that the wall-clock time for which the open turn waits has passed.
  public func timeDidPass() { send(.wallTime) }

  /// The next time at which the scanner moves, an utterance ends or a wait times out, if there is no input.
  public var deadline: Duration? {
    [core.deadline, core.waitDeadline].compactMap(\.self).min()
  }

  /// Advances the time. Every event that is due before the target time happens at its scheduled time.
  public func advance(to time: Duration) { send(.time(time)) }

  /// Advances the time until continuous reading has finished.
  public func finishReading() {
    while core.navigators.isReading, let end = core.speech.end { advance(to: end) }
    send(.ask(.settleSpeech))
  }

  /// Continues after the voice has finished the item with the given ID.
  ///
  /// Call this method only if the session waits for the voice.
  ///
  /// - Parameter isHeard: Whether the item was heard to its end; if not, the session waits until its end was due.
  public func speechDidFinish(_ id: SpeechItem.ID, isHeard: Bool = true) {
    send(.spoken(id, isHeard: isHeard))
  }
}
