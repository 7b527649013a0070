// SPDX-License-Identifier: MIT

import A11yTree
import A11yWeb
import Testing

@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct PageTests {
  @Test func `A change that a button makes is announced immediately`()
    async throws
  {
    let walker = Walker(
      try await TestBrowser.open(
        html: "<h1>Shop</h1><button onclick=\"out.textContent='Bought'\">Buy</button>"
          + "<p id=out role=status></p>"
      )
    )
    #expect(await walker.run("next") == ["Buy, button"])
    #expect(await walker.run("activate") == ["Bought"])
    walker.close()
  }

  @Test func `A page’s announcement keeps its priority`() async throws {
    let walker = Walker(
      try await TestBrowser.open(
        html: "<button id=save>Save</button><script>save.onclick = () => {"
          + "save.ariaNotify('Saved'); "
          + "document.ariaNotify('Connection lost', { priority: 'high' }) }</script>"
      )
    )
    #expect(await walker.run("activate") == ["Saved", "Connection lost"])
    let priorities = walker.session.transcript.compactMap { record in
      if case .speech(let utterance) = record.content { utterance.priority } else { nil }
    }
    #expect(priorities.suffix(2) == [.low, .default])
    walker.close()
  }

  @Test func `Three seconds pass on the page when the session waits that long`() async throws {
    let walker = Walker(
      try await TestBrowser.open(
        html: "<button onclick=\"setTimeout(() => out.textContent='Later', 3000)\">Go</button>"
          + "<p id=out role=status></p>"
      )
    )
    #expect(await walker.run("activate") == [])
    #expect(await walker.run("wait 1s") == [])
    #expect(await walker.run("wait 2s") == ["Later"])
    walker.close()
  }

  @Test func `A node keeps its element ID`() async throws {
    let page = try await TestBrowser.open(
      html: "<ul id=list><li>One<li>Two</ul><button onclick="
        + "\"list.prepend(Object.assign(document.createElement('li'),{textContent:'Zero'}))\">"
        + "Add</button>"
    )
    let walker = Walker(page)
    let before = walker.session.find("Two").id
    await walker.run("last", "activate")
    #expect(walker.session.find("Zero").exists)
    #expect(walker.session.find("Two").id == before)
    walker.close()
  }

  @Test func `Frames and shadow roots are read in place`()
    async throws
  {
    let walker = Walker(
      try await TestBrowser.open(
        html: """
          <h1>Outer</h1><iframe title=Inner srcdoc="<button onclick='textContent=`Done`'>In</button>">
          </iframe><div id=host></div><script>
          host.attachShadow({mode:'closed'}).innerHTML = '<button>Shadow</button>'</script><p>End
          """
      )
    )
    #expect(await walker.run("next") == ["Inner, In, button"])
    #expect(await walker.run("activate") == ["Done"])
    #expect(await walker.run("next") == ["Shadow, button"])
    walker.close()
  }
}
