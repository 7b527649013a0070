// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11ySpeech
import A11yTree

/// An effect in an event log, which a replay must reproduce byte for byte.
struct LoggedEffect: Encodable {
  var effect: String
  var text: String?
  var call: String?
  var element: String?
  var technology: String?
  var time: [Int64]?
  var number: UInt64?
  var kind: String?

  private init(_ effect: String) { self.effect = effect }

  /// Converts an effect to the form in which a log stores it. In the log, text for a secret field is masked.
  init(_ effect: SessionEffect, in core: SessionCore) {
    switch effect {
    case .call(let call):
      self.init("call")
      write(call, in: core)
    case .speak(let item):
      self.init("speak")
      number = item.id.rawValue
      switch item.content {
      case .segments(let segments): text = segments.map(\.text).joined(separator: ", ")
      case .tones(let tones): kind = "\(tones.count) tones"
      }
    case .cancelSpeech: self.init("cancel speech")
    case .use(let settings):
      self.init("use")
      text = "\(settings.rate) words a minute"
    case .record(let record, _):
      self.init("record")
      time = record.time.parts
      technology = record.technology.rawValue
      element = record.element?.description
      switch record.content {
      case .command(let text): (kind, self.text) = ("command", text)
      case .speech(let utterance): (kind, text) = ("speech", utterance.text)
      case .sound(let sound): (kind, text) = ("sound", sound.rawValue)
      case .notice(let text): (kind, self.text) = ("notice", text)
      }
    case .trace(let time, let line):
      self.init("trace")
      (self.time, text) = (time.parts, line)
    case .activated(_, let id):
      self.init("activated")
      element = id.description
    case .typed(_, let id, _):
      // Unless the text is secret, it is logged together with the request.
      self.init("typed")
      element = id.description
    case .describeItems: self.init("describe items")
    case .turnEnded: self.init("turn ended")
    case .closeSource: self.init("close source")
    }
  }

  private mutating func write(_ call: SourceCall, in core: SessionCore) {
    switch call {
    case .open: self.call = "open"
    case .request(.action(let request)):
      (self.call, element) = (request.action.name, request.target.description)
      text = Self.text(of: request, in: core)
    case .request(.system(let request)): self.call = SessionCommand.system(request).text
    case .request(.rows(let id, _)): (self.call, element) = ("rows", id.description)
    case .makeAllRows: self.call = "all rows"
    case .focusDidSettle(let focus):
      self.call = "focus"
      let places = [focus.voiceOver, focus.switchControl, focus.keyboard]
      text = places.map { $0?.description ?? "nowhere" }.joined(separator: " ")
    case .technologiesDidChange(let technologies):
      self.call = "technologies"
      text = technologies.technologies.map(\.rawValue).joined(separator: " ")
    case .advance(let time): (self.call, self.time) = ("advance", time.parts)
    case .write(let path): (self.call, text) = ("write", path)
    }
  }

  /// Returns the text that a request inserts, or the name of a custom action. Secret text is masked.
  private static func text(of request: ActionRequest, in core: SessionCore) -> String? {
    let text: String
    switch request.action {
    case .insertText(let inserted), .replaceText(_, with: let inserted): text = inserted
    case .typeAhead(let ahead): text = ahead.insertedText
    case .custom(let name): return name
    default: return nil
    }
    guard core.tree[request.target]?.states.isProtected == false else {
      return String(repeating: "•", count: text.count)
    }
    return text
  }
}
