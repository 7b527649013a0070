// SPDX-License-Identifier: MIT

import Testing

@testable import A11yVoice

@Suite("Messages between the program and the voice process", .timeLimit(.minutes(30)))
struct VoiceMessageTests {
  private static let spoken = SpokenText(
    "Ünïcödé \u{0}<b>",
    voice: "gmw/en+f3",
    rate: 450,
    pitch: 0,
    volume: 200,
    marks: "#$",
    announcesCapitals: true,
    isMarkup: true
  )
  private static let inventory = VoiceInventory(
    sampleRate: 22_050,
    voices: [
      .init(
        name: "Deutsch",
        identifier: "gmw/de",
        languages: [.init(priority: 5, tag: "de")],
        gender: 1,
        age: 0
      )
    ],
    variants: ["f3", ""]
  )

  @Test(
    "Decoding a voice request yields the request that was sent",
    arguments: [VoiceRequest.stop, .speak(spoken)]
  )
  func requests(request: VoiceRequest) {
    #expect(VoiceRequest(request.message) == request)
  }

  @Test(
    "Decoding a voice process’s reply yields the reply that was sent",
    arguments: [
      VoiceReply.ready(inventory), .noVoiceData(path: "/x"), .samples([0, -1, .max]), .samples([]),
      .ended, .failed(reason: "no"),
    ]
  )
  func replies(reply: VoiceReply) {
    #expect(VoiceReply(reply.message) == reply)
  }

  @Test("Truncated, oversized and invalid messages between the processes are rejected")
  func malformed() {
    let request = VoiceRequest.speak(Self.spoken).message
    for count in 0..<request.content.count {
      #expect(VoiceRequest(.init(kind: 1, content: Array(request.content.prefix(count)))) == nil)
    }
    #expect(VoiceRequest(.init(kind: 1, content: request.content + [0])) == nil)
    #expect(VoiceRequest(.init(kind: 9, content: [])) == nil)
    let reply = VoiceReply.ready(Self.inventory).message
    for count in 0..<reply.content.count {
      #expect(VoiceReply(.init(kind: 0, content: Array(reply.content.prefix(count)))) == nil)
    }
    // The stated length of this list exceeds the available memory.
    #expect(
      VoiceReply(.init(kind: 0, content: [1, 0, 0, 0, 34, 86, 0, 0] + [255, 255, 255, 255])) == nil
    )
  }

  @Test("A message from a different version of the voice process is rejected")
  func version() {
    var reply = VoiceReply.ready(Self.inventory).message
    reply.content[0] &+= 1
    #expect(VoiceReply(reply) == nil)
  }
}
