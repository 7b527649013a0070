// SPDX-License-Identifier: MIT

import A11yWire
import Testing

struct FrameTests {
  @Test func `Frames from either side are read as they were sent, in pieces of any size`() {
    let texts = [
      "", "a", String(repeating: "b", count: 200), String(repeating: "c", count: 70_000),
    ]
    for sender in [WebSocketFrames.Sender.client, .server] {
      let bytes = texts.flatMap { WebSocketFrames.frame(Array($0.utf8), opcode: 1, from: sender) }
      for size in [1, 1000] {
        var frames = WebSocketFrames([], from: sender)
        var heard: [WebSocketFrames.Event] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
          frames.append(bytes[start..<min(start + size, bytes.count)])
          while let event = frames.next(limit: 100_000) { heard.append(event) }
        }
        #expect(heard == texts.map { .text(Array($0.utf8)) })
      }
    }
  }

  @Test func `A fragmented message is read as one message`() {
    var frames = WebSocketFrames([0x01, 1, 65, 0x89, 1, 66, 0x80, 1, 67], from: .server)
    #expect(frames.next(limit: 10) == .ping([66]))
    #expect(frames.next(limit: 10) == .text([65, 67]))
    #expect(frames.next(limit: 10) == nil)
  }

  @Test(
    arguments: [
      ([0x81, 1, 65], "it is not masked"), ([0x91, 0x80, 0, 0, 0, 0], "a reserved bit is set"),
      ([0x80, 0x80, 0, 0, 0, 0], "nothing has begun that it goes on with"),
      ([0x81, 0xFF, 0x7F, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0], "it is too long"),
      ([0x83, 0x80, 0, 0, 0, 0], "there is no such kind"),
    ] as [([UInt8], Comment)]
  )
  func `A frame that violates the protocol ends the conversation`(_ bytes: [UInt8], _ why: Comment)
  {
    var frames = WebSocketFrames(bytes, from: .client)
    #expect(frames.next(limit: 1000) == .violation, why)
  }
}
