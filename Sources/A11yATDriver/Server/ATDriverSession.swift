// SPDX-License-Identifier: MIT

import A11yJSON
import A11yNavigation
import A11ySession
import A11yTree
import Foundation

/// A session of the AT Driver protocol, which performs the client's commands.
@MainActor
final class ATDriverSession {
  let id: String
  private let reader: ScreenReader
  private let send: (JSONValue) -> Void

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - sendsStops: Whether the client wants an event for each stop.
  ///   - send: A closure that sends an event to the client.
  init(_ reader: ScreenReader, sendsStops: Bool, send: @escaping (JSONValue) -> Void) {
    id = UUID().uuidString.lowercased()
    self.reader = reader
    self.send = send
    reader.reset()
    reader.listen { [weak reader] record in
      guard case .speech(let utterance) = record.content else { return }
      send(Self.event("interaction.capturedOutput", ["data": .string(utterance.text)]))
      guard sendsStops, let session = reader?.session else { return }
      send(Self.event("a11ynav:stop", Self.stop(record, utterance, session)))
    }
  }

  /// Ends the session.
  func end() { reader.listen(nil) }

  /// Performs a command and returns its result.
  func perform(_ command: ATCommand) throws(ATDriverError) -> JSONValue {
    switch command.method {
    case "settings.getSupportedSettings":
      return ["settings": .array(SessionSettings.names.map(setting))]
    case "settings.getSettings":
      let wanted = try settings(in: command.params)
      return [
        "settings": .array(
          try wanted.map { entry throws(ATDriverError) in
            setting(try name(of: entry))
          }
        )
      ]
    case "settings.setSettings":
      for entry in try settings(in: command.params) {
        try reader.set(try name(of: entry), to: try SettingValue.text(of: entry["value"]))
      }
      return [:]
    case "interaction.userIntent":
      try intend(command.params)
      return [:]
    default:
      throw ATDriverError(.unknownCommand, "there is no command called “\(command.method)”")
    }
  }

  private func intend(_ params: JSONValue) throws(ATDriverError) {
    guard let name = params["name"].string else {
      throw ATDriverError(.invalidArgument, "“name” is not a string")
    }
    switch name {
    case "pressKeys":
      guard case .array(let keys) = params["keys"] else {
        throw ATDriverError(.invalidArgument, "“keys” is not an array")
      }
      let texts = keys.compactMap(\.string)
      guard texts.count == keys.count else {
        throw ATDriverError(.invalidArgument, "“keys” contains a value that is not a string")
      }
      try reader.press(try KeyChord(texts))
    case "a11ynav:command": try command(params["command"])
    case "a11ynav:switchPress":
      guard let name = params["switch"].string,
        case .switchControl(let press, _)? = try? CommandParser.parse(name, for: .switchControl)
      else { throw ATDriverError(.invalidArgument, "“switch” must name a switch such as “select”") }
      let held = params["milliseconds"].integer ?? 0
      guard held >= 0 else {
        throw ATDriverError(.invalidArgument, "“milliseconds” must not be negative")
      }
      try reader.perform([.switchControl(press, held: .milliseconds(held))])
    case "a11ynav:rotor":
      guard let item = params["item"].string else {
        throw ATDriverError(.invalidArgument, "“item” is not a string")
      }
      try command(.string("rotor \(item)"))
    default: throw ATDriverError(.unknownUserIntent, "there is no user intent called “\(name)”")
    }
  }

  /// Performs a command in transcript syntax, unless the command ends the session or writes files.
  private func command(_ value: JSONValue) throws(ATDriverError) {
    guard let text = value.string else {
      throw ATDriverError(.invalidArgument, "“command” is not a string")
    }
    let command: SessionCommand
    let technology = reader.session?.driven ?? .voiceOver
    do { command = try CommandParser.parse(text, for: technology) } catch {
      throw ATDriverError(.invalidArgument, "\(error)")
    }
    switch command {
    case .quit, .write, .openPrompt, .help:
      throw ATDriverError(.invalidArgument, "“\(text)” is available only at a terminal")
    default: try reader.perform([command])
    }
  }

  private func settings(in params: JSONValue) throws(ATDriverError) -> [JSONValue] {
    guard case .array(let entries) = params["settings"], !entries.isEmpty else {
      throw ATDriverError(.invalidArgument, "“settings” is not an array of entries")
    }
    return entries
  }

  private func name(of entry: JSONValue) throws(ATDriverError) -> String {
    guard let name = entry["name"].string else {
      throw ATDriverError(.invalidArgument, "an entry in “settings” has no “name”")
    }
    guard SessionSettings.names.contains(name) else {
      throw ATDriverError(.invalidArgument, "there is no setting called “\(name)”")
    }
    return name
  }

  private func setting(_ name: String) -> JSONValue {
    ["name": .string(name), "value": SettingValue.json(of: reader.settings.value(of: name))]
  }

  private static func event(_ method: String, _ params: JSONValue) -> JSONValue {
    ["method": .string(method), "params": params]
  }

  /// Returns the position of a technology's cursor, the words at that position divided into segments, and the cost for
  /// a switch user to reach that position.
  private static func stop(
    _ record: TranscriptRecord,
    _ utterance: Utterance,
    _ session: AssistiveSession
  ) -> JSONValue {
    var members: [String: JSONValue] = [
      "technology": .string(record.technology.rawValue),
      "segments": .array(
        utterance.segments.map { ["kind": .string($0.kind.rawValue), "text": .string($0.text)] }
      ),
    ]
    if let element = record.element { members["element"] = .string("\(element)") }
    if record.technology.keysAreSwitches, let cost = session.scanCost(of: utterance.text) {
      members["cost"] = [
        "presses": .number(Double(cost.presses)), "seconds": .number(cost.time.seconds),
      ]
    }
    return .object(members)
  }
}
