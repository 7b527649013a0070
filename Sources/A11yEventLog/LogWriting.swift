// SPDX-License-Identifier: MIT

import A11yNativeFormat
import A11yNavigation
import A11ySession
import A11ySpeech
import A11yTree
import Foundation

/// Returns a line of an event log, which is a JSON value with sorted keys.
func logLine(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(value) else { return "{}" }
  return AddressMask.masked(text: String(decoding: data, as: UTF8.self))
}

extension LoggedSetup {
  init(_ setup: SessionCore.Setup) {
    switch setup.pacing {
    case .script: pacing = "script"
    case .scriptOnTheWall: pacing = "wall"
    case .person(let waits):
      pacing = "person"
      waitsForVoice = waits
    }
    speaksNotices = setup.speaksNotices
    if case .geometric(let threshold, let isMirrored) = setup.readingOrder {
      rowThreshold = threshold
      isRightToLeft = isMirrored
    }
    technologies = setup.settings.technologies.technologies.map(\.rawValue)
    settings = setup.settings.namedValues
    words = setup.settings.switchControl.words?.digest
  }
}

extension LoggedEvent {
  /// Converts an event to the form in which a log stores it. Text for a secret field is masked. The core's state before
  /// the event determines whether a field is secret.
  init(_ event: SessionEvent, in core: SessionCore) {
    switch event {
    case .start: self.init(.start)
    case .load: self.init(.load)
    case .command(let command): self.init(command, in: core)
    case .source(let event): self.init(event)
    case .change(let update):
      self.init(.change)
      self.update = LoggedUpdate(update)
    case .reply(let reply, let events):
      self.init(reply)
      during = events.isEmpty ? nil : events.map(LoggedEvent.init)
    case .status(let status):
      self.init(.status)
      self.status = LoggedStatus(status)
    case .itemsDescribed: self.init(.items)
    case .spoken(let id, let isHeard):
      self.init(.spoken)
      (number, flag) = (id.rawValue, isHeard)
    case .time(let time):
      self.init(.time)
      self.time = time.parts
    case .wallTime: self.init(.wallTime)
    case .giveUp: self.init(.giveUp)
    case .background(let isBackground):
      self.init(.background)
      flag = isBackground
    case .ask(let wish):
      self.init(.ask)
      text = wish.name
      if case .notify(let message) = wish { element = message }
    case .close: self.init(.close)
    }
  }

  private init(_ command: SessionCommand, in core: SessionCore) {
    self.init(.command)
    text = core.masked(command).text
    switch command {
    case .voiceOver(.moveTo(let id)): (element, technology) = (id.description, "voiceover")
    case .switchControl(.moveTo(let id), _):
      (element, technology) = (id.description, "switch-control")
    case .switchControl(_, let held) where held != .zero: self.held = held.parts
    default: break
    }
  }

  private init(_ event: SourceEvent) {
    switch event {
    case .changed(let update):
      self.init(.changed)
      self.update = LoggedUpdate(update)
    case .answered(let ticket, let response):
      self.init(.answered)
      number = ticket.number
      outcome = LoggedOutcome(response.outcome)
      update = LoggedUpdate(unlessEmpty: response.update)
    case .working: self.init(Kind.working)
    case .settled: self.init(Kind.settled)
    case .notice(let text):
      self.init(.notice)
      self.text = text
    case .closed(let reason):
      self.init(.closed)
      text = reason
    }
  }

  private init(_ reply: SourceReply) {
    self.init(.reply)
    switch reply {
    case .opened(let tree):
      isBuilt = true
      let changes = NativeDocument(of: tree)?.elements.map { LoggedUpdate.Change(element: $0) }
      update = LoggedUpdate(root: tree.root?.description, changes: changes)
    case .response(let response):
      outcome = LoggedOutcome(response.outcome)
      update = LoggedUpdate(unlessEmpty: response.update)
    case .update(let update): self.update = LoggedUpdate(update)
    case .notice(let text): self.text = text
    }
  }
}

extension LoggedOutcome {
  init(_ outcome: ActionResponse.Outcome) {
    switch outcome {
    case .handled: self.outcome = "handled"
    case .typed(let count):
      self.outcome = "typed"
      self.count = count
    case .refused(let notice):
      self.outcome = "refused"
      self.notice = notice
    case .underWay(let ticket):
      self.outcome = "underWay"
      self.ticket = ticket.number
    }
  }
}

extension LoggedStatus {
  init(_ status: SourceStatus) {
    if case .waiting(let words) = status.progress { waitsFor = words }
    clock =
      switch status.clock {
      case .none: "none"
      case .session: "session"
      case .wall: "wall"
      }
    movesKeyboardFocus = status.movesKeyboardFocus
    takesTypeAhead = status.takesTypeAhead ? true : nil
  }
}

extension LoggedUpdate {
  init?(unlessEmpty update: TreeUpdate) {
    guard !update.isEmpty else { return nil }
    self.init(update)
  }

  init(_ update: TreeUpdate) {
    root = update.root?.description
    changes = unlessEmpty(update.changes) { change in
      let scope: String? =
        switch change.scope {
        case .unknown: nil
        case .added: "added"
        case .words: "words"
        case .surroundings: "surroundings"
        }
      return Change(element: NativeElement(change), scope: scope)
    }
    removals = unlessEmpty(update.removals) { $0.description }
    focusRequests = unlessEmpty(update.focusRequests) { request in
      Focus(
        target: request.target.description,
        technologies: request.technologies.technologies.map(\.rawValue),
        generation: request.generation,
        textRange: request.textRange.map { [$0.lowerBound, $0.upperBound] }
      )
    }
    switch update.keyboardFocus {
    case .move(let target): keyboardFocus = target.description
    case .dismiss: keyboardFocus = "dismiss"
    case nil: break
    }
    announcements = unlessEmpty(update.announcements) { announcement in
      Announcement(
        text: announcement.text,
        priority: announcement.priority.rawValue,
        language: announcement.language.isEmpty ? nil : announcement.language
      )
    }
    notifications = unlessEmpty(update.notifications, Notification.init)
    desktop = update.desktop.map { choices in
      Desktop(
        windows: choices.windows.map { .init(number: $0.number, title: $0.title) },
        apps: choices.apps.map { .init(id: $0.id, name: $0.name) }
      )
    }
    liveTexts = unlessEmpty(update.liveTexts) { live in
      let pieces = live.pieces.map { piece in
        Live.Piece(
          text: piece.text,
          isAddition: piece.change.contains(.additions) ? true : nil,
          isText: piece.change.contains(.text) ? true : nil
        )
      }
      return Live(
        element: live.id.description,
        pieces: pieces,
        removed: live.removed.isEmpty ? nil : live.removed
      )
    }
  }
}

/// Converts the elements in a list to another form, or returns `nil` if the list is empty.
private func unlessEmpty<Item, Form>(_ list: [Item], _ form: (Item) -> Form) -> [Form]? {
  list.isEmpty ? nil : list.map(form)
}

extension LoggedUpdate.Notification {
  init(_ notification: TreeUpdate.Notification) {
    switch notification {
    case .screenChanged(let id): self.init(notification: "screenChanged", element: id?.description)
    case .layoutChanged(let id): self.init(notification: "layoutChanged", element: id?.description)
    case .pageScrolled(let text): self.init(notification: "pageScrolled", text: text)
    case .programEnded: self.init(notification: "programEnded")
    }
  }
}

extension Duration {
  /// The seconds and attoseconds of the duration.
  var parts: [Int64] { [components.seconds, components.attoseconds] }
}
