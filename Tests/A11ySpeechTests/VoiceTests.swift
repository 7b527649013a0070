// SPDX-License-Identifier: MIT

import A11ySpeech
import Testing

@Suite("Finding installed voices", .timeLimit(.minutes(30)))
struct VoiceTests {
  @Test("Voices are available, and each voice has a language")
  func all() throws {
    let voices = try Voice.all()
    #expect(voices.count > 50)
    #expect(voices.allSatisfy { !$0.name.isEmpty && !$0.languages.isEmpty })
    #expect(voices.map(\.identifier) == voices.map(\.identifier).sorted())
    #expect(!voices.contains { $0.identifier.hasPrefix("mb/") })
  }

  @Test(
    "A voice is found by name, identifier, file or language, ignoring case",
    arguments: [
      ("gmw/en-US", "gmw/en-US"), ("GMW/EN-us", "gmw/en-US"), ("en-us", "gmw/en-US"),
      ("English (America)", "gmw/en-US"), ("de", "gmw/de"), ("de-AT", "gmw/de"),
      ("en-us+f3", "gmw/en-US"), ("de_DE", "gmw/de"), ("zh-Hans-CN", "sit/cmn"),
      ("zh-HK", "sit/yue"), ("no", "gmq/nb"), ("pt-PT", "roa/pt"), ("EN", "gmw/en"),
    ]
  )
  func find(text: String, identifier: String) throws {
    #expect(try Voice.find(text).identifier == identifier)
  }

  @Test(
    "An unknown voice causes an error that names known voices",
    arguments: ["", "klingonish", "+f3", "-", "../../etc/passwd", "en\u{0}", "\u{1B}[2J"]
  )
  func unknown(text: String) throws {
    let error = #expect(throws: SpeechError.self) { try Voice.find(text) }
    guard case .unknownVoice(text, let known) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(known.contains("en-us"))
    #expect(error?.description.contains("\u{1B}") == false)
    #expect(throws: SpeechError.unknownVoice(text, known: known)) {
      try WaveFileSpeech(path: "never.wav", settings: SpeechSettings(voice: text))
    }
  }

  @Test("An unknown voice variant causes an error that names known variants")
  func unknownVariant() throws {
    let error = #expect(throws: SpeechError.self) { try Voice.find("en+nobody") }
    guard case .unknownVoice("en+nobody", let known) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(known.contains("en+f3"))
  }

  @Test("A voice variant changes the sound")
  func variant() throws {
    let settings = try SpeechSettings(voice: "en+f3")
    #expect(try wave(of: "Email", settings: settings).samples != wave(of: "Email").samples)
  }
}
