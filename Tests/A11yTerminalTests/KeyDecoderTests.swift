// SPDX-License-Identifier: MIT

import Testing

@testable import A11ySession
@testable import A11yTerminal

@Suite("Decoding keys from a terminal", .timeLimit(.minutes(30)))
struct KeyDecoderTests {
  @Test(
    "Each escape sequence is decoded as one key",
    arguments: [
      ("\u{1B}[C", "right"), ("\u{1B}[D", "left"), ("\u{1B}OA", "up"), ("\u{1B}[B", "down"),
      ("\u{1B}[H", "home"), ("\u{1B}[4~", "end"), ("\u{1B}[5~", "pageup"),
      ("\u{1B}[Z", "shift-tab"),
      ("\u{1B}OQ", "f2"), ("\u{1B}[12~", "f2"), ("\u{1B}[[B", "f2"), ("\u{1B}[1;3C", "alt-right"),
      ("\u{1B}[1;5D", "ctrl-left"), ("\u{1B}b", "alt-b"), ("\r", "enter"), ("\t", "tab"),
      ("\u{7F}", "backspace"), ("\u{03}", "ctrl-c"), (" ", "space"), ("H", "H"), ("é", "é"),
      ("日", "日"),
    ]
  )
  func sequence(_ bytes: String, _ name: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes.utf8).map(\.name) == [name])
    #expect(!decoder.isWaiting)
  }

  @Test("An escape sequence can arrive in pieces")
  func pieces() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.decode([0x5B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.decode([0x43, 0x68]).map(\.name) == ["right", "h"])
    #expect(decoder.decode([0xC3]).isEmpty)
    #expect(decoder.decode([0xA9]).map(\.name) == ["é"])
  }

  @Test(
    "A character with several scalars is decoded as one key",
    arguments: ["e\u{301}", "🇩🇪", "👩‍👩‍👧", "👍🏽", "1\u{FE0F}\u{20E3}", "क्षि", "각"]
  )
  func clusters(_ character: String) {
    var decoder = KeyDecoder()
    let inputs = decoder.decode("a\(character)b\u{1B}\(character)".utf8)
    #expect(inputs.map(\.name) == ["a", character, "b", "alt-\(character)"])
    #expect(!decoder.isWaiting)
  }

  @Test("An endless series of combining marks is decoded as keys of limited length")
  func endlessMarks() {
    var decoder = KeyDecoder()
    let inputs = decoder.decode(("e" + String(repeating: "\u{301}", count: 100)).utf8)
    #expect(inputs.map { $0.name.unicodeScalars.count } == [32, 32, 32, 5])
  }

  @Test("A combining mark that arrives separately or in pieces is decoded as a separate key")
  func tornMarks() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x65, 0xCC]).map(\.name) == ["e"])
    #expect(decoder.decode([0x81]).map(\.name) == ["\u{301}"])
    #expect(decoder.decode([0x65, 0xFF, 0x66]).map(\.name) == ["e", "f"])
  }

  @Test("An escape character on its own is decoded as the Escape key")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.flush().map(\.name) == ["escape"])
    #expect(decoder.flush().isEmpty)
  }

  @Test("An escape sequence that arrives in pieces is not read as the Escape key")
  func tornSequence() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[".utf8).isEmpty)
    #expect(decoder.isInSequence)
    #expect(decoder.decode("A".utf8).map(\.name) == ["up"])
    // An escape sequence that never ends is dropped and is not read as the Escape key either.
    #expect(decoder.decode("\u{1B}[1".utf8).isEmpty)
    #expect(decoder.flush().isEmpty)
  }

  @Test("Pasted text is read as a whole, even if it arrives in pieces, and never as keys")
  func paste() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("h\u{1B}[200~John\r\tq".utf8).map(\.name) == ["h"])
    #expect(decoder.decode("\u{1B}[C \u{1B}[2".utf8).isEmpty)
    #expect(decoder.isInSequence)
    #expect(decoder.decode("01~l".utf8).map(\.name) == ["paste John\r\tq\u{1B}[C ", "l"])
  }

  @Test("If a paste stalls, Enter and q key presses that arrive later are not read as commands")
  func stalledPaste() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[200~abc".utf8).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.flush().map(\.name) == ["paste has stalled"])
    #expect(!decoder.isWaiting)
    #expect(decoder.decode("\rq\r".utf8).isEmpty)
    #expect(decoder.decode("\u{1B}[201~q".utf8).map(\.name) == ["paste abc\rq\r", "q"])
  }

  @Test("Ctrl-C discards a stalled paste, but counts as text in a paste that is still arriving")
  func givenUpPaste() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[200~ab\u{3}c".utf8).isEmpty)
    _ = decoder.flush()
    #expect(decoder.decode("\u{3}".utf8).map(\.name) == ["paste was discarded"])
    #expect(decoder.decode("h".utf8).map(\.name) == ["h"])
  }

  @Test("A paste that exceeds the limit is discarded, and no part of it is read as commands")
  func hugePaste() {
    var decoder = KeyDecoder()
    let piece = Array(repeating: UInt8(ascii: "q"), count: 1 << 16) + [0x0D]
    #expect(decoder.decode("\u{1B}[200~".utf8).isEmpty)
    for _ in 0..<20 { #expect(decoder.decode(piece).isEmpty) }
    #expect(decoder.decode("\u{1B}[201~h".utf8).map(\.name) == ["paste was discarded", "h"])
  }

  @Test("The end of the input ends a paste")
  func endOfInput() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[200~abc\u{1B}[2".utf8).isEmpty)
    #expect(decoder.finish().map(\.name) == ["paste abc\u{1B}[2"])
    #expect(decoder.decode("h".utf8).map(\.name) == ["h"])
  }

  @Test("Mouse clicks and wheel movements are decoded, but releases and other buttons are ignored")
  func mouse() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[<0;12;3M\u{1B}[<0;12;3m".utf8).map(\.name) == ["click 12 3"])
    #expect(
      decoder.decode("\u{1B}[<64;1;1M\u{1B}[<65;1;1Mh".utf8).map(\.name) == [
        "wheel back", "wheel on", "h",
      ]
    )
    #expect(
      decoder.decode("\u{1B}[<2;1;1M\u{1B}[<0;;M\u{1B}[<0;-1;99999999999999999999Mh".utf8).map(
        \.name
      ) == ["h"]
    )
    // The start of a mouse report must be followed by numbers, however the report is split when it arrives.
    #expect(decoder.decode("\u{1B}[<Ax;1M".utf8).map(\.name) == ["up", "x", ";", "1", "M"])
    #expect(decoder.decode("\u{1B}[<0;1".utf8).isEmpty)
    #expect(decoder.decode(";7M".utf8).map(\.name) == ["click 1 7"])
  }

  @Test("Invalid bytes from a terminal are skipped, and the next key is read")
  func garbage() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xFF, 0xC3, 0x28, 0x68]).map(\.name) == ["(", "h"])
    #expect(decoder.decode("\u{1B}[99~x".utf8).map(\.name) == ["x"])
    #expect(decoder.decode(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 100)).isEmpty)
    #expect(decoder.decode("h".utf8).map(\.name) == ["h"])
  }

  @Test("Random bytes neither crash nor block the decoder")
  func randomBytes() {
    var state: UInt64 = 7
    func random() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    for _ in 0..<2000 {
      var decoder = KeyDecoder()
      _ = decoder.decode((0..<40).map { _ in random() })
      _ = decoder.flush()
      #expect(decoder.decode("h".utf8).map(\.name) == ["h"])
    }
  }
}

@Suite("Parsing key names", .timeLimit(.minutes(30)))
struct KeyNameTests {
  @Test("Every key’s name is parsed as that key")
  func roundTrip() throws {
    for name in [
      "right", "shift-tab", "alt-down", "ctrl-c", "f12", "A", "a", "-", "ctrl--", "space", "/", "日",
    ] {
      #expect(try Key(named: name).name == name)
    }
    #expect(try Key(named: "shift-h") == Key(.character("H")))
    #expect(try Key(named: "Return") == Key(.enter))
  }

  @Test("An unknown key name causes an error that suggests the nearest key")
  func unknown() {
    #expect {
      try Key(named: "rihgt")
    } throws: {
      "\($0)" == "there is no key called “rihgt”; the closest match is “right”"
    }
    #expect(throws: SessionError.self) { try Key(named: "") }
    #expect(throws: SessionError.self) { try Key(named: "ctrl-") }
  }

  @Test("Escape sequences for Command-key combinations are decoded")
  func decoding() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[1;9C".utf8)) == [.key(Key(.right, .command))])
  }
}

extension TerminalInput {
  fileprivate var name: String {
    switch self {
    case .key(let key): key.name
    case .paste(let text): "paste \(text)"
    case .pasteHasStalled: "paste has stalled"
    case .pasteWasDiscarded: "paste was discarded"
    case .click(let column, let row): "click \(column) \(row)"
    case .wheel(let isForward): isForward ? "wheel on" : "wheel back"
    }
  }
}
