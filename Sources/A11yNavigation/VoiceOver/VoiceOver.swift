// SPDX-License-Identifier: MIT

import A11yTree

/// VoiceOver: a cursor that moves from element to element and speaks each element.
///
/// The extensions of `VoiceOver` are in `VoiceOver+Perform.swift` (commands) and `VoiceOver+Follow.swift` (changes to
/// the tree). The `RotorSearch`, `OfferedActions` and `LiveRegions` types look up elements and words.
///
/// ```
/// var voiceOver = VoiceOver()
/// _ = voiceOver.start(in: tree, at: .zero)
/// voiceOver.perform(.next, in: tree)   // [.speak("Email, text field, double tap to edit")]
/// ```
public struct VoiceOver: Navigator {
  /// The technology that this navigator models.
  public static var technology: AssistiveTechnology { .voiceOver }

  /// The amount of speech and its language.
  public var verbosity = Verbosity()
  /// Whether the cursor is about to move on, so that the current element is not spoken.
  public var isTakenAlong = false
  /// The state of continuous reading.
  public internal(set) var reading: Reading = .off
  /// The last utterance.
  public private(set) var lastUtterance: Utterance?
  /// The reason that the last change to the tree moved the cursor, or `nil` if the change did not move the cursor.
  public private(set) var moveReason: MoveReason?
  /// The visit to the element under the cursor, with all state that lasts until the cursor leaves the element.
  var visit = Visit()
  /// The group or control with which the user interacts, on platforms that support interaction.
  var interaction: ElementID?
  var choice = RotorChoice()
  var scopes = ScopeHistory()
  var requests = RequestLedger()

  /// Creates a model of VoiceOver whose cursor is not yet on an element.
  public init() {}

  /// The element under the cursor.
  public var cursor: ElementID? { visit.cursor }

  /// The rotor's setting, excluding items that only some elements offer. The ``effectiveRotor(in:)`` method returns the
  /// item that currently determines how up and down move the cursor.
  public var rotor: RotorItem { choice.setting }

  /// The list of actions, if it is open.
  public var actionsMenu: ActionsMenu? { visit.menu }

  /// The generation of the newest handled focus request.
  public var newestRequest: UInt64 { requests.newest }

  /// The time of the next automatic action. The value is always `nil`, because VoiceOver does not act on its own.
  public var deadline: Duration? { nil }

  /// Does nothing, because VoiceOver does not depend on the passage of time.
  public mutating func advance(to time: Duration, in tree: AccessibilityTree) -> [Effect] { [] }

  /// The state of continuous reading.
  public enum Reading: Hashable, Sendable {
    /// Continuous reading has not been started.
    case off
    /// Continuous reading is in progress, and the next element is read after the current one.
    case on
    /// Reading is paused and can resume.
    case paused
  }

  /// Returns the rotor item that currently determines how up and down move the cursor: the user's choice for the
  /// current element, the element's own default, or the rotor's setting.
  public func effectiveRotor(in tree: AccessibilityTree) -> RotorItem {
    choice.item(on: cursor, in: tree)
  }

  /// Starts navigating a tree, with the cursor on the default focus or on the first element.
  public mutating func start(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    scopes.start(in: tree)
    guard let entry = tree.entry, let scope = tree.scope else { return heard([]) }
    let isFirst = entry == tree.first(.stop, in: scope)
    return heard(isFirst ? moveToEnd(.backward, in: tree) : land(on: entry, in: tree))
  }

  /// Moves the cursor at a program's request. The element is spoken even if the cursor is already on it, because a
  /// program that repeats a request expects the element to be spoken again.
  public mutating func focus(
    _ id: ElementID,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    heard(move(to: id, because: .focused, in: tree))
  }

  /// Returns the speech that describes the element under the cursor in its current state. O(depth).
  public mutating func describe(in tree: AccessibilityTree) -> [Effect] {
    heard(repeatElement(in: tree))
  }

  /// Returns the speech that describes another element without moving the cursor. O(depth).
  func describe(_ id: ElementID, in tree: AccessibilityTree) -> [Effect] {
    let description = Description(of: id, in: tree, verbosity: verbosity)
    return .say(description?.utterance(from: nil, knowing: [], because: .described))
  }

  /// Continues reading after an utterance has been spoken to the end.
  public mutating func speechDidFinish(in tree: AccessibilityTree) -> [Effect] {
    guard reading == .on else { return [] }
    while true {
      let effects = step(.forward, in: tree)
      if case .sound(.border)? = effects.first { reading = .off }
      // Elements without words are skipped, because reading would stop at an element whose speech never finishes.
      if !effects.isEmpty { return heard(effects) }
    }
  }

  /// Starts reading at the given element, or at the first element if none is given.
  mutating func startReading(at start: ElementID?, in tree: AccessibilityTree) -> [Effect] {
    guard let target = start ?? tree.scope.flatMap({ tree.first(.stop, in: $0) }) else {
      return [.sound(.border)]
    }
    let effects = land(on: target, in: tree)
    reading = .on
    return effects.isEmpty ? speechDidFinish(in: tree) : effects
  }

  mutating func pauseOrResume(in tree: AccessibilityTree) -> [Effect] {
    switch reading {
    case .on:
      reading = .paused
      return [.silence]
    case .paused: return startReading(at: cursor, in: tree)
    case .off: return [.silence]
    }
  }

  /// Stops reading because the user gave another command.
  public mutating func stopReading() { reading = .off }

  mutating func step(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    guard let scope = tree.scope else { return [.sound(.border)] }
    guard let place = visit.place else { return moveToEnd(direction.opposite, in: tree) }
    let walk = Walk(in: tree, scope: interaction(in: tree) ?? scope, containerStops)
    return walk.place(towards: direction == .forward ? .end : .start, from: place).map {
      land(on: $0, in: tree)
    } ?? [.sound(.border)]
  }

  mutating func moveToEnd(_ end: Direction, in tree: AccessibilityTree) -> [Effect] {
    guard let scope = tree.scope else { return [.sound(.border)] }
    let walk = Walk(in: tree, scope: interaction(in: tree) ?? scope, containerStops)
    return walk.place(at: end == .forward ? .end : .start).map { land(on: $0, in: tree) } ?? [
      .sound(.border)
    ]
  }

  /// Moves to an element or to the first stop inside it, if the cursor can reach one of them.
  mutating func move(
    to id: ElementID,
    because reason: Arrival.Reason = .moved,
    in tree: AccessibilityTree
  ) -> [Effect] {
    guard let target = tree.stop(at: id) else {
      return [.sound(.border), verbosity.notice(.notReachable)]
    }
    return land(on: Place(id: target), because: reason, in: tree)
  }

  mutating func repeatElement(in tree: AccessibilityTree) -> [Effect] {
    guard let place = visit.place else { return [] }
    return .say(words(at: place, from: place.id, knowing: visit.context, because: .moved, in: tree))
  }

  /// Returns the speech for a request to describe the element.
  func describeCursor(in tree: AccessibilityTree) -> [Effect] {
    guard let place = visit.place else { return [.sound(.border)] }
    return .say(words(at: place, from: nil, knowing: [], because: .described, in: tree))
  }

  /// Moves to an element and speaks it.
  mutating func land(on id: ElementID, in tree: AccessibilityTree) -> [Effect] {
    land(on: Place(id: id), in: tree)
  }

  /// Moves to an element or a container's edge, and speaks the element or edge.
  mutating func land(
    on place: Place,
    because reason: Arrival.Reason = .moved,
    in tree: AccessibilityTree
  ) -> [Effect] {
    let before = visit
    visit = Visit(of: place, in: tree, from: before, because: reason)
    choice.leaveElement()
    return .say(
      words(
        at: place,
        from: before.isPassing ? nil : before.cursor,
        knowing: before.context,
        because: reason,
        in: tree
      )
    ) + wordsLater(at: place, in: tree)
  }

  private func wordsLater(at place: Place, in tree: AccessibilityTree) -> [Effect] {
    guard verbosity.speaksHints, place.edge == nil,
      let description = Description(of: place.id, in: tree, verbosity: verbosity)
    else { return [] }
    var words = verbosity.platform.grammar.later(description)
    guard !words.isEmpty else { return [] }
    words[0].pause = verbosity.hintDelay
    return .say(Utterance(words))
  }

  private func words(
    at place: Place,
    from previous: ElementID?,
    knowing known: [ElementID],
    because reason: Arrival.Reason,
    in tree: AccessibilityTree
  ) -> Utterance? {
    let description = Description(of: place.id, in: tree, verbosity: verbosity)
    if let description, let edge = place.edge, let containerStops {
      return Utterance(containerStops.words(description, edge))
    }
    return description?.utterance(from: previous, knowing: known, because: reason)
  }

  /// The containers at which the cursor stops on the user's platform.
  var containerStops: ContainerStops? { verbosity.platform.grammar.containerStops }

  /// Stores the reason that a change to the tree moves the cursor, or `nil` if the change does not move the cursor.
  mutating func note(_ reason: MoveReason?) { moveReason = reason }

  /// Discards all state that belongs to the element under the cursor.
  mutating func leave() {
    visit = Visit()
    choice.leaveElement()
  }

  /// Stores words that the session spoke on VoiceOver's behalf, such as the echo of typed text, so that the user can
  /// repeat them.
  package mutating func didHear(_ utterance: Utterance) { lastUtterance = utterance }

  /// Stores the last utterance.
  mutating func heard(_ effects: [Effect]) -> [Effect] {
    var place = effects.count
    while place > 0 {
      place -= 1
      guard case .speak(let utterance) = effects[place] else { continue }
      lastUtterance = utterance
      break
    }
    return effects
  }
}
