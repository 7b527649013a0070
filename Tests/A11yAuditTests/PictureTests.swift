// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree
import Foundation
import Testing
import TreeOutlines

@testable import A11yAudit

@Suite("Pictures of the reading order, the Tab order and the scanning order")
struct PictureTests {
  private static let shop = """
    webarea
      heading "Shop <b>" level=1 frame=0,0,200,30
      toolbar "Cart" frame=0,40,300,40
        button "Less" frame=0,40,100,40
        button "More" frame=100,40,100,40
      button frame=0,90,100,40
      button "Far away" frame=99999,0,10,10
    """

  private func picture(_ order: Picture.Order, _ page: String = shop) -> Picture {
    let exploration = Screen(Page(page).tree).exploration
    return Picture(of: exploration, order, marking: Audit().findings(in: exploration))
  }

  @Test func `Stops are numbered at their positions, and findings are marked`() throws {
    let svg = picture(.reading).svg(of: "shop & co")
    #expect(
      svg.contains(
        "<title>VoiceOver’s reading order for shop &amp; co: 5 stops</title>"
      )
    )
    #expect(svg.contains("viewBox=\"-24 -24 248 178\""))
    #expect(
      svg.contains(
        "<rect class=\"stop\" x=\"100\" y=\"40\" width=\"100\" height=\"40\"/><text x=\"103\" y=\"52\">3</text>"
      )
    )
    #expect(
      svg.contains(
        "<rect class=\"stop finding\" x=\"0\" y=\"90\" width=\"100\" height=\"40\"/><text x=\"3\" y=\"102\">4 !</text>"
      )
    )
    #expect(svg.contains("no-words: Only “button” is announced, without a name."))
    #expect(!svg.contains("<b>"))
  }

  @Test func `A scan shows its groups and the cost of each stop`() throws {
    let svg = picture(.scan).svg(of: "shop")
    #expect(svg.contains("<rect class=\"group\" x=\"-6\" y=\"34\" width=\"212\" height=\"52\"/>"))
    #expect(svg.contains(">1 · 0 s</text>"))
    #expect(svg.contains("presses, "))
  }

  @Test func `HTML lists all words, including those of stops without a position`() throws {
    let html = picture(.reading).html(of: "shop")
    #expect(html.contains("<li>Far away, button</li>"))
    #expect(
      html.contains("<p>The list also contains 1 stop without a position on the screen.</p>")
    )
    #expect(html.contains("<li>Shop &lt;b&gt;, heading level 1</li>"))
  }

  @Test func `Without positions, the picture is an outline`() throws {
    let picture = picture(
      .reading,
      "webarea\n  text \"Assam\"\n  button \"Buy\""
    )
    #expect(picture.isOutline)
    #expect(picture.svg(of: "shop").contains(">2  Buy, button</text>"))
  }

  @Test func `Markup in a label is escaped`() throws {
    let label = "</text><script>alert(1)</script>"
    let picture = picture(.reading, "webarea\n  button \"\(label)\" frame=0,0,10,10")
    for text in [picture.svg(of: "\u{1B}[2J\u{202E}"), picture.html(of: label)] {
      #expect(text.contains("&lt;script&gt;") && !text.contains("<script"))
      #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }
  }

  @Test func `A screenshot is drawn below the boxes, but not below an outline`() throws {
    let page = Page("webarea frame=0,0,300,200\n  button \"Save\" frame=10,20,60,24")
    let exploration = Exploration(of: page.tree)
    let image = Screenshot(
      jpeg: Data([0xFF, 0xD8]),
      frame: Frame(x: 0, y: 0, width: 300, height: 200)
    )
    let svg = Picture(of: exploration, .reading, over: image).svg(of: "shop")
    #expect(
      svg.contains(
        "<image x=\"0\" y=\"0\" width=\"300\" height=\"200\" href=\"data:image/jpeg;base64,/9g=\"/>"
      )
    )
    let before = try #require(svg.firstRange(of: "<image"))
    let after = try #require(svg.firstRange(of: "<rect class=\"stop\""))
    #expect(before.lowerBound < after.lowerBound)
    let outline = Exploration(of: Page("webarea\n  button \"Save\"").tree)
    #expect(!Picture(of: outline, .reading, over: image).svg(of: "shop").contains("<image"))
  }
}
