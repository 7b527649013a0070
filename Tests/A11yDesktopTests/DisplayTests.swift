// SPDX-License-Identifier: MIT

import Testing

@testable import A11yDesktop

@Suite(.timeLimit(.minutes(30))) struct DisplayTests {
  @Test(arguments: [(":0", 0, 0), ("unix:12", 12, 0), (":99.1", 99, 1)])
  func `The name of a local display contains its number and its screen`(
    _ name: String,
    _ number: Int,
    _ screen: Int
  ) {
    let display = DisplayName(name)
    #expect(display?.number == number)
    #expect(display?.screen == screen)
  }

  @Test(arguments: ["", ":", "host:0", ":0.", ":0.1.2", ":-1", ":99999999999", "0", "wayland-0"])
  func `Invalid names and displays on other machines are refused`(_ name: String) {
    #expect(DisplayName(name) == nil)
  }

  private func entry(_ family: UInt8, _ parts: [String]) -> [UInt8] {
    [family, family == 255 ? 255 : 0]
      + parts.flatMap { [0, UInt8($0.utf8.count)] + Array($0.utf8) }
  }

  @Test func `A display’s secret is found by the display’s number`() throws {
    let display = try #require(DisplayName(":7"))
    let method = "MIT-MAGIC-COOKIE-1"
    let file =
      entry(255, ["", "6", method, "six"]) + entry(255, ["", "7", "XDM-AUTHORIZATION-1", "other"])
      + entry(255, ["", "7", method, "seven"]) + entry(255, ["", "7", method, "late"])
    let cookie = DisplayCookie(for: display, in: file)
    #expect(cookie.method == method)
    #expect(cookie.secret == Array("seven".utf8))
    #expect(DisplayCookie(for: display, in: []).secret.isEmpty)
  }

  @Test func `A truncated file contains no secret`() throws {
    let display = try #require(DisplayName(":7"))
    let file = entry(255, ["", "7", "MIT-MAGIC-COOKIE-1", "seven"])
    for count in 0..<file.count {
      #expect(DisplayCookie(for: display, in: Array(file.prefix(count))).secret.isEmpty)
    }
  }

  @Test func `Requests are padded to whole words, and their length is counted`() {
    let request = DisplayRequest(98).shorts(5, -1).text("SHAPE")
    #expect(
      request.encoded == [98, 0, 4, 0, 5, 0, 0xFF, 0xFF] + Array("SHAPE".utf8) + [0, 0, 0]
    )
  }

  @Test func `Numbers beyond the end of a message are read as zero`() {
    let message = DisplayMessage(bytes: [0x9C, 0, 1])
    #expect(message.kind == 28)
    #expect(message.short(2) == 1)
    #expect(message.word(400) == 0)
  }

  @Test(
    arguments: [
      ([:], "The DISPLAY environment variable does not name a display."),
      (["DISPLAY": "far:0"], "Display “far:0” is not on this machine."),
      (["DISPLAY": ":65000"], "Display “:65000” is not responding."),
      (
        ["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"],
        "Wayland does not allow a program to draw over other programs’ windows."
      ),
    ] as [([String: String], String)]
  )
  func `If no display can be used, a sentence gives the reason`(
    _ environment: [String: String],
    _ sentence: String
  ) async {
    let error = await #expect(throws: DesktopError.self) {
      try await Task { @BusActor in _ = try DisplayConnection(environment) }.value
    }
    #expect(error?.description == sentence)
  }
}
