// SPDX-License-Identifier: MIT

import A11yTree
import A11yWeb
import Testing

/// Tests for point scanning of live pages whose elements have frames.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct PointScanningTests {
  private static let html = """
    <style>body { margin: 0 } button { position: absolute; width: 100px; height: 100px }</style>
    <button style="left: 0; top: 0" onclick="textContent = 'Pressed'">Near</button>
    <button style="left: 300px; top: 2000px">Far</button>
    <button style="left: -500px; top: 0">Outside</button>
    <div style="height: 3000px"></div>
    """

  @Test
  func `Lines choose an element of the visible part, which changes when the page is scrolled`()
    async throws
  {
    let walker = Walker(try await TestBrowser.open(html: Self.html), .switchControl)
    defer { walker.close() }
    let session = walker.session.base
    var root: Frame? { session.tree.root.flatMap { session.tree.frame(of: $0) } }
    await walker.run(
      "set scanning-mode point",
      "set gliding-cursor single",
      "set gliding-cursor-speed 100",
      "set tap always"
    )
    #expect(root?.y == 0)
    #expect(session.scanCost(of: "Near") != nil && session.scanCost(of: "Outside") == nil)
    #expect(session.scanCost(of: "Far") == nil)
    let heard = await walker.run("restart", "wait 0.5s", "select", "wait 0.5s", "select")
    #expect(heard == ["vertical line", "horizontal line", "Near, button", "vertical line"])
    #expect(session.scanCost(of: "Pressed") != nil)
    var scrolls = 0
    while session.scanCost(of: "Far") == nil, scrolls < 6 {
      #expect(
        await walker.run("scanner menu", "select", "next", "select")
          == ["Scroll", "Scroll up", "Scroll down", "vertical line"]
      )
      scrolls += 1
    }
    #expect((1...5).contains(scrolls))
    #expect(try #require(root).y > 0 && session.scanCost(of: "Pressed") == nil)
  }
}
