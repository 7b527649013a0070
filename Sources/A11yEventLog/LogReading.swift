// SPDX-License-Identifier: MIT

import A11yNativeFormat
import A11yNavigation
import A11ySession
import A11ySpeech
import A11yTree
import Foundation

/// The reason that an event log cannot be replayed.
package struct EventLogError: Error, CustomStringConvertible, Hashable {
  /// The one-based line number.
  package var line: Int
  package var description: String

  init(_ line: Int, _ description: String) {
    self.line = line
    self.description = "line \(line): \(description)"
  }
}

extension LoggedSetup {
  /// The setup of the session's core, or `nil` if the setup contains an unknown value.
  var setup: SessionCore.Setup? {
    var setup = SessionCore.Setup()
    switch pacing {
    case "script": setup.pacing = .script
    case "wall": setup.pacing = .scriptOnTheWall
    case "person": setup.pacing = .person(waitsForVoice: waitsForVoice ?? false)
    default: return nil
    }
    setup.speaksNotices = speaksNotices ?? false
    if let rowThreshold {
      setup.readingOrder = .geometric(
        rowThreshold: rowThreshold,
        isRightToLeft: isRightToLeft ?? false
      )
    }
    guard let all = AccessibilityTechnologies(names: technologies) else { return nil }
    setup.settings.technologies = all
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      guard (try? setup.settings.set(name, to: value)) != nil else { return nil }
    }
    return setup
  }
}

extension LoggedEvent {
  /// Returns the event, or `nil` if the event lacks a value or contains an unknown one.
  func event(_ core: SessionCore) -> SessionEvent? {
    switch event {
    case .start: return .start
    case .load: return .load
    case .command: return command(core).map { .command($0) }
    case .changed, .answered, .working, .settled, .notice, .closed:
      return sourceEvent.map { .source($0) }
    case .change: return update?.update.map { .change($0) }
    case .reply:
      guard let reply = reply(core) else { return nil }
      var events: [SourceEvent] = []
      for event in during ?? [] {
        guard let event = event.sourceEvent else { return nil }
        events.append(event)
      }
      return .reply(reply, during: events)
    case .status: return status?.status.map { .status($0) }
    case .items: return core.describedItems.map { .itemsDescribed($0) }
    case .spoken:
      guard let number, let flag else { return nil }
      return .spoken(SpeechItem.ID(rawValue: number), isHeard: flag)
    case .time: return Duration(parts: time).map { .time($0) }
    case .wallTime: return .wallTime
    case .giveUp: return .giveUp
    case .background: return flag.map { .background($0) }
    case .ask: return text.flatMap { SessionWish(name: $0, message: element) }.map { .ask($0) }
    case .close: return .close
    }
  }

  private func command(_ core: SessionCore) -> SessionCommand? {
    if let element {
      guard let id = ElementID(element) else { return nil }
      return technology == "voiceover" ? .voiceOver(.moveTo(id)) : .switchControl(.moveTo(id))
    }
    guard let text, let command = try? CommandParser.parse(text, for: core.driven) else {
      return nil
    }
    guard case .switchControl(let press, _) = command, let held = Duration(parts: held) else {
      return command
    }
    return .switchControl(press, held: held)
  }

  private var sourceEvent: SourceEvent? {
    switch event {
    case .changed: return update?.update.map { .changed($0) }
    case .answered:
      guard let number, let response else { return nil }
      return .answered(RequestTicket(number), response)
    case .working: return .working
    case .settled: return .settled
    case .notice: return text.map { .notice($0) }
    case .closed: return text.map { .closed($0) }
    default: return nil
    }
  }

  private var response: ActionResponse? {
    guard let outcome = outcome?.value else { return nil }
    guard let update else { return ActionResponse(outcome) }
    return update.update.map { ActionResponse(outcome, update: $0) }
  }

  private func reply(_ core: SessionCore) -> SourceReply? {
    if outcome != nil { return response.map { .response($0) } }
    if let text { return .notice(text) }
    guard let update = update?.update else { return nil }
    guard isBuilt == true else { return .update(update) }
    var tree = AccessibilityTree(readingOrder: core.tree.readingOrder)
    guard (try? tree.apply(update)) != nil else { return nil }
    return .opened(tree)
  }
}

extension LoggedOutcome {
  var value: ActionResponse.Outcome? {
    switch outcome {
    case "handled": .handled
    case "typed": count.map { .typed($0) }
    case "refused": .refused(notice: notice ?? "")
    case "underWay": ticket.map { .underWay(RequestTicket($0)) }
    default: nil
    }
  }
}

extension LoggedStatus {
  var status: SourceStatus? {
    var status = SourceStatus()
    if let waitsFor { status.progress = .waiting(for: waitsFor) }
    status.movesKeyboardFocus = movesKeyboardFocus
    status.takesTypeAhead = takesTypeAhead ?? false
    switch clock {
    case "none": status.clock = .none
    case "session": status.clock = .session
    case "wall": status.clock = .wall
    default: return nil
    }
    return status
  }
}

extension LoggedUpdate {
  /// The tree update, or `nil` if it contains an unknown value.
  var update: TreeUpdate? {
    var update = TreeUpdate()
    do {
      update.root = try root.map(Self.id)
      update.changes = try (changes ?? []).map { try $0.change() }
      update.removals = try (removals ?? []).map(Self.id)
      update.focusRequests = try (focusRequests ?? []).map { try $0.request() }
      if let keyboardFocus {
        update.keyboardFocus =
          keyboardFocus == "dismiss" ? .dismiss : .move(try Self.id(keyboardFocus))
      }
      update.announcements = try (announcements ?? []).map { form in
        guard let priority = A11yTree.Announcement.Priority(rawValue: form.priority) else {
          throw Unknown()
        }
        return A11yTree.Announcement(
          form.text,
          priority: priority,
          language: form.language ?? ""
        )
      }
      update.notifications = try (notifications ?? []).map { try $0.value() }
      update.desktop = desktop.map { choices in
        DesktopChoices(
          windows: choices.windows.map { .init($0.number, title: $0.title) },
          apps: choices.apps.map { .init($0.id, name: $0.name) }
        )
      }
      update.liveTexts = try (liveTexts ?? []).map { try $0.liveText() }
    } catch {
      return nil
    }
    return update
  }

  /// The error that reports an unknown value in a log.
  fileprivate struct Unknown: Error {}

  fileprivate static func id(_ text: String) throws -> ElementID {
    guard let id = ElementID(text) else { throw Unknown() }
    return id
  }
}

extension LoggedUpdate.Change {
  fileprivate func change() throws -> TreeUpdate.Change {
    var isKnown = true
    var change = try element.change { _, _ in isKnown = false }
    guard isKnown else { throw LoggedUpdate.Unknown() }
    change.scope =
      switch scope {
      case nil: .unknown
      case "added": .added
      case "words": .words
      case "surroundings": .surroundings
      default: throw LoggedUpdate.Unknown()
      }
    return change
  }
}

extension LoggedUpdate.Focus {
  fileprivate func request() throws -> FocusRequest {
    guard let technologies = AccessibilityTechnologies(names: technologies) else {
      throw LoggedUpdate.Unknown()
    }
    var range: Range<Int>?
    if let textRange {
      guard textRange.count == 2, textRange[0] <= textRange[1] else { throw LoggedUpdate.Unknown() }
      range = textRange[0]..<textRange[1]
    }
    return FocusRequest(
      try LoggedUpdate.id(target),
      for: technologies,
      generation: generation,
      textRange: range
    )
  }
}

extension LoggedUpdate.Notification {
  fileprivate func value() throws -> TreeUpdate.Notification {
    switch notification {
    case "screenChanged": .screenChanged(try element.map(LoggedUpdate.id))
    case "layoutChanged": .layoutChanged(try element.map(LoggedUpdate.id))
    case "pageScrolled": .pageScrolled(text ?? "")
    case "programEnded": .programEnded
    default: throw LoggedUpdate.Unknown()
    }
  }
}

extension LoggedUpdate.Live {
  fileprivate func liveText() throws -> LiveText {
    let pieces = pieces.map { piece in
      var change: LiveChanges = []
      if piece.isAddition == true { change.insert(.additions) }
      if piece.isText == true { change.insert(.text) }
      return LiveText.Piece(piece.text, change: change)
    }
    return LiveText(try LoggedUpdate.id(element), pieces: pieces, removed: removed ?? "")
  }
}

extension AccessibilityTechnologies {
  /// Creates a set of the technologies with the given names, or returns `nil` if a name is unknown.
  fileprivate init?(names: [String]) {
    self = []
    for name in names {
      guard let technology = AssistiveTechnology(rawValue: name) else { return nil }
      insert(AccessibilityTechnologies(technology))
    }
  }
}

extension Duration {
  /// Creates a duration from seconds and attoseconds.
  fileprivate init?(parts: [Int64]?) {
    guard let parts, parts.count == 2 else { return nil }
    self.init(secondsComponent: parts[0], attosecondsComponent: parts[1])
  }
}
