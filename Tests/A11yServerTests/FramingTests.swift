// SPDX-License-Identifier: MIT

import Testing

@testable import A11yServer

@Suite("Reading and writing server messages on a stream")
struct FramingTests {
  private func parts(
    _ text: String,
    _ framing: Framing = .contentLength,
    limit: Int = 1000
  ) -> [String] {
    var reader = MessageReader(framing, limit: limit)
    return reader.read(Array(text.utf8)).map(Self.words)
  }

  private static func words(_ part: MessageReader.Part) -> String {
    switch part {
    case .message(let bytes): String(decoding: bytes, as: UTF8.self)
    case .fault(let reason): "fault: \(reason)"
    }
  }

  @Test("Message frames are read whether they arrive together or byte by byte")
  func pieces() {
    let text = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:4\r\n\r\n[éa"
    #expect(parts(text) == ["{}", "[éa"])
    var reader = MessageReader(.contentLength)
    #expect(text.utf8.flatMap { reader.read([$0]) }.map(Self.words) == ["{}", "[éa"])
    #expect(reader.isBetweenMessages)
  }

  @Test("Written messages are read back unchanged", arguments: [Framing.contentLength, .lines])
  func roundTrip(framing: Framing) {
    var reader = MessageReader(framing)
    let messages = ["{\"a\":1}", "{\"é\":\"語\"}", "x"]
    #expect(reader.read(messages.flatMap(framing.bytes(of:))).map(Self.words) == messages)
  }

  @Test("A 1 GB message frame is skipped without being stored, and the next frame is read")
  func hugeFrame() {
    var reader = MessageReader(.contentLength)
    let size = 1 << 30
    let first = reader.read(Array("Content-Length: \(size)\r\n\r\n".utf8))
    #expect(
      first.map(Self.words) == [
        "fault: a message is 1073741824 bytes long, but at most 67108864 bytes are accepted"
      ]
    )
    let block = [UInt8](repeating: 0x7B, count: 1 << 20)
    for _ in 0..<(size >> 20) { #expect(reader.read(block).isEmpty) }
    #expect(reader.read(Array("Content-Length: 2\r\n\r\n{}".utf8)).map(Self.words) == ["{}"])
  }

  @Test(
    "An invalid message length causes an error, and consecutive invalid bytes cause only one error"
  )
  func garbage() {
    #expect(
      parts("Content-Length: 99999999999999999999\r\n\r\n") == [
        "fault: the Content-Length is not a number"
      ]
    )
    #expect(
      parts("Content-Length: -2\r\n\r\n{}\n") == ["fault: the Content-Length is not a number"]
    )
    let fault = "fault: a line is not a header such as “Content-Length: 52”"
    #expect(parts("\u{0}\u{1}\nGET / HTTP/1.1\n\n\nContent-Length: 2\n\n{}") == [fault, "{}"])
    #expect(
      parts(String(repeating: "x", count: 10_000) + "\nContent-Length: 2\n\n{}") == [
        "fault: a header line has more than 4096 bytes", "{}",
      ]
    )
    #expect(parts("Content-Length: 0\r\n\r\n") == [""])
  }

  @Test("A message that is much shorter than its stated length does not hide the next message")
  func damagedLength() {
    #expect(
      parts("Content-Length: 99999999999\r\n\r\n{}\r\nContent-Length: 2\r\n\r\n[]") == [
        "fault: a message is 99999999999 bytes long, but at most 1000 bytes are accepted",
        "fault: a line is not a header such as “Content-Length: 52”", "[]",
      ]
    )
  }

  @Test("After an incomplete frame, the message reader is still inside a message")
  func half() {
    for text in ["Content-Le", "Content-Length: 5\r\n\r\n{", "Content-Length: 5\r\n"] {
      var reader = MessageReader(.contentLength)
      #expect(reader.read(Array(text.utf8)).isEmpty)
      #expect(!reader.isBetweenMessages)
    }
  }

  @Test(
    "In the line-based format, each line is a message; empty lines and overlong lines are skipped"
  )
  func lines() {
    let long = String(repeating: "x", count: 1001)
    #expect(
      parts("{}\r\n\n  \n\(long)\n[]\nrest", .lines) == [
        "{}", "fault: a message has more than 1000 bytes", "[]",
      ]
    )
  }
}
