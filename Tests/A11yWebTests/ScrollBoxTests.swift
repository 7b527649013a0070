// SPDX-License-Identifier: MIT

import A11yTree
import A11yWeb
import Testing

/// Tests for boxes on web pages that scroll. The page adds content to a box as the cursor scrolls it.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct ScrollBoxTests {
  @Test(arguments: ["", "<div style='height:300px; overflow:auto'>"])
  func `A list that grows as its box is scrolled is read to its end`(_ outer: String) async throws {
    let html = """
      \(outer)<div id=v style="height:120px; overflow:auto"><div id=s></div></div>
      <script>
      let count = 0;
      function add() { for (let i = 0; i < 20; i++) s.insertAdjacentHTML("beforeend", `<p>Line ${++count}`) }
      add();
      v.onscroll = () => {
        if (v.scrollTop + v.clientHeight > v.scrollHeight - 60 && count < 40) add();
      };
      </script>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    #expect(await walker.run("last", "next") == ["Line 20", "Line 21"])
    #expect(await walker.run("last", "next") == ["Line 40", "[border]"])
  }

  @Test func `A virtual list shows the rows around the cursor`() async throws {
    let html = """
      <div id=v style="height:100px; overflow:auto"><div style="height:6000px; position:relative" id=s>
      </div></div>
      <script>
      function show() {
        const first = Math.max(Math.floor(v.scrollTop / 20) - 2, 0);
        const wanted = new Set();
        for (let i = first; i < Math.min(first + 9, 300); i++) {
          wanted.add(`r${i}`);
          if (document.getElementById(`r${i}`)) continue;
          s.insertAdjacentHTML("beforeend",
            `<p id=r${i} style="position:absolute; margin:0; top:${i * 20}px">Row ${i}`);
        }
        for (const row of [...s.children]) if (!wanted.has(row.id)) row.remove();
      }
      show();
      v.onscroll = show;
      </script>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    var heard: [String] = []
    for _ in 0..<30 { heard += await walker.run("next") }
    #expect(heard == (1...30).map { "Row \($0)" })
  }
}
