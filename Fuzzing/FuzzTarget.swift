// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yNavigation
import A11ySession
import A11yTerminal
import A11yTranscripts
import A11yTree
import A11yWire
import Foundation

@testable import A11yATDriver
@testable import A11yJudge
@testable import A11yServer
@testable import A11yVoice
@testable import A11yWeb

/// A part of a11ynav's code that reads untrusted bytes. No input may crash that code or make it hang.
enum FuzzTarget: String, CaseIterable {
  // The document formats have the names from `DocumentFormat`.
  case aria, chrome, native, uiautomator, webdriveragent, xcuitest, compose, maestro
  case accessibilitysnapshot, flutter, reactnative, accesskit
  case transcript, command, keys, browser, server, voice, tree
  #if os(Linux)
    case desktop
  #endif

  func run(_ bytes: [UInt8]) {
    switch self {
    case .transcript: readTranscript(bytes)
    case .command: readCommand(bytes)
    case .keys: pressKeys(bytes)
    case .browser: readBrowser(bytes)
    case .server: readServer(bytes)
    #if os(Linux)
      case .desktop: MainActor.assumeIsolated { FuzzDesktop.run(bytes) }
    #endif
    case .voice: readVoice(bytes)
    case .aria, .chrome, .native, .uiautomator, .webdriveragent, .xcuitest, .compose, .maestro,
      .accessibilitysnapshot, .flutter, .reactnative, .accesskit:
      if let format = DocumentFormat(rawValue: rawValue) { open(bytes, format) }
    case .tree: MainActor.assumeIsolated { FuzzSession.run(bytes) }
    }
  }

  /// Checks that a document that can be opened forms a readable tree, and that it can be read again after it was
  /// written in the native format.
  private func open(_ bytes: [UInt8], _ format: DocumentFormat) {
    guard let document = try? Document(data: Data(bytes), format: format) else { return }
    MainActor.assumeIsolated {
      guard let source = try? CapturedTree(document),
        let tree = try? AccessibilityTree(source.start(), readingOrder: document.readingOrder)
      else { fatalError("the opened document is not a valid tree") }
      for item in VoiceOver.items(matching: "", in: tree).prefix(100) {
        precondition(!VisibleText.of(item.text).unicodeScalars.contains { $0.value < 0x20 })
      }
    }
    guard let data = try? document.nativeJSON(), data.count <= Document.sizeLimit else { return }
    guard (try? Document(data: data, format: .native)) != nil else {
      fatalError("the document that was written cannot be read")
    }
  }

  /// Checks that a transcript in the standard layout can be read, and that formatting it again changes nothing.
  private func readTranscript(_ bytes: [UInt8]) {
    guard let transcript = try? Transcript(path: "fuzz.a11y", data: Data(bytes)) else { return }
    let formatted = transcript.formatted
    guard let again = try? Transcript(path: "fuzz.a11y", data: Data(formatted.utf8)) else {
      fatalError("the formatted transcript cannot be read")
    }
    precondition(again.formatted == formatted)
  }

  private func readCommand(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for technology in AssistiveTechnology.allCases {
      _ = try? CommandParser.parse(text, for: technology)
    }
    if let key = try? Key(named: text) { precondition((try? Key(named: key.name)) == key) }
    _ = try? CostCheck(written: text)
    if let pattern = try? SpeechPattern(written: text) { _ = pattern.matches(text) }
    var settings = SessionSettings()
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    if parts.count == 2 { try? settings.set(parts[0], to: parts[1]) }
  }

  /// Checks that the bytes produce the same keys whether they arrive together or one by one.
  private func pressKeys(_ bytes: [UInt8]) {
    var whole = KeyDecoder()
    var single = KeyDecoder()
    // An escape sequence that never ends is dropped at a length that depends on how its bytes arrive.
    guard bytes.count < 60 else {
      _ = whole.decode(bytes)
      return _ = whole.flush()
    }
    // An accent that arrives later than its letter counts as a separate key but produces the same text.
    let keys = whole.decode(bytes)
    let others = bytes.flatMap { single.decode([$0]) }
    precondition(Self.spelled(keys) == Self.spelled(others))
    precondition(whole.flush() == single.flush())
    precondition(!whole.isWaiting)
  }

  /// Returns the text that the keys type, with a description of each key that does not type any text.
  private static func spelled(_ inputs: [TerminalInput]) -> String {
    inputs.reduce(into: "") { text, input in
      if case .key(let key) = input, case .character(let character) = key.code,
        key.modifiers.isEmpty
      {
        text.append(character)
      } else {
        text += "<\(input)>"
      }
    }
  }

  private func readBrowser(_ bytes: [UInt8]) {
    if let command = try? ATCommand(bytes) { readIntent(command.params) }
    _ = try? WebDriverRequest(line: "POST /session HTTP/1.1", body: bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    _ = KeyChord(plan: text)
    if let table = PlanTable(text) { precondition(table.rows.count <= bytes.count) }
    if let fact = Fact(text) { _ = FactJudge(heard: []).judge(fact) }
    if let message = try? Message(bytes) { _ = message.result }
    for sender in [WebSocketFrames.Sender.client, .server] {
      var frames = WebSocketFrames([], from: sender)
      frames.append(bytes[...])
      while let event = frames.next(limit: 1 << 20) {
        if event == .close || event == .violation { break }
      }
    }
  }

  private func readIntent(_ params: JSONValue) {
    var keys = ScreenReaderKeys()
    let texts = params["keys"].array.compactMap(\.string)
    if let chord = try? KeyChord(texts) { _ = keys.commands(for: chord) }
    _ = try? ATBrowser.read(params)
  }

  /// Checks that the bytes form the same messages whether they arrive together or one by one, and that a message can be
  /// read again after it was written.
  private func readServer(_ bytes: [UInt8]) {
    for framing in [Framing.contentLength, .lines] {
      var whole = MessageReader(framing, limit: 4096)
      var single = MessageReader(framing, limit: 4096)
      let parts = whole.read(bytes)
      precondition(parts == bytes.flatMap { single.read([$0]) })
      precondition(whole.isBetweenMessages == single.isBetweenMessages)
      for case .message(let message) in parts { readRequest(message) }
    }
    readRequest(bytes)
  }

  private func readRequest(_ bytes: [UInt8]) {
    guard let message = try? RPCMessage(bytes) else { return }
    for method in Method.all { _ = method.params.fault(in: message.params) }
    var reader = MessageReader(.contentLength)
    let text = message.params.text
    precondition(reader.read(Framing.contentLength.bytes(of: text)) == [.message(Array(text.utf8))])
  }

  private func readVoice(_ bytes: [UInt8]) {
    guard let kind = bytes.first else { return }
    let message = VoiceMessage(kind: kind, content: Array(bytes.dropFirst()))
    if let request = VoiceRequest(message) {
      precondition(VoiceRequest(request.message) == request)
    }
    if let reply = VoiceReply(message) { precondition(VoiceReply(reply.message) == reply) }
  }
}
