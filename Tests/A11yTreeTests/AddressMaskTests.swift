// SPDX-License-Identifier: MIT

import A11yTree
import Testing

@Suite("Masking secrets in addresses", .timeLimit(.minutes(30)))
struct AddressMaskTests {
  @Test(arguments: [
    ("http://ada:zebra@example.org/a", "http://ada:***@example.org/a"),
    ("HTTPS://ada:zebra@example.org", "HTTPS://ada:***@example.org"),
    ("http://ada:ze:br@a@example.org/", "http://ada:***@example.org/"),
    ("http://ada:ze bra\"<@example.org/", "http://ada:***@example.org/"),
    ("http://:zebra@example.org/", "http://:***@example.org/"),
    ("//ada:zebra@example.org/", "//ada:***@example.org/"),
    ("http://ada@example.org:80/a:b@c", "http://ada@example.org:80/a:b@c"),
    ("http://ada:@example.org/", "http://ada:@example.org/"),
    ("https://a.org/?token=zebra", "https://a.org/?token=***"),
    ("https://a.org/?a=1&Access_Token=zebra&b=2", "https://a.org/?a=1&Access_Token=***&b=2"),
    ("https://a.org/?%74oken=zebra;key=zebra", "https://a.org/?%74oken=***;key=***"),
    ("https://a.org/#access_token=zebra", "https://a.org/#access_token=***"),
    ("https://a.org/?key=zebra#/route?sig=zebra", "https://a.org/?key=***#/route?sig=***"),
    ("https://a.org/#/route?sig=zebra&x", "https://a.org/#/route?sig=***&x"),
    ("https://a.org/?keyword=dog&monkey=2", "https://a.org/?keyword=dog&monkey=2"),
    ("https://a.org/?token=", "https://a.org/?token="),
    ("https://a.org/?token&key", "https://a.org/?token&key"),
    ("boats.html?token=zebra", "boats.html?token=***"),
    ("", ""), ("token=zebra", "token=zebra"), ("https://", "https://"), ("?", "?"),
  ])
  func `Secrets in an address are masked`(address: String, masked: String) {
    #expect(AddressMask.masked(address: address) == masked)
    #expect(AddressMask.masked(address: masked) == masked)
  }

  @Test(arguments: [
    (
      "see http://a:zebra@b.org/, or “ftp://c:zebra@d.org”",
      "see http://a:***@b.org/, or “ftp://c:***@d.org”"
    ),
    (
      "{\"a\":\"http:\\/\\/a:zebra@b.org\\/?token=zebra\"}",
      "{\"a\":\"http:\\/\\/a:***@b.org\\/?token=***\"}"
    ),
    ("\"https://a.org/?b=1\\u0026token=zebra\"", "\"https://a.org/?b=1\\u0026token=***\""),
    (
      "<a href=\"https://a.org/?b=1&amp;token=zebra\">?token=dog",
      "<a href=\"https://a.org/?b=1&amp;token=***\">?token=dog"
    ),
    (
      "&quot;https://a.org/?token=zebra&quot; key=dog",
      "&quot;https://a.org/?token=***&quot; key=dog"
    ),
    (
      "http://a.org/?token=zebra: “http://a.org/?key=zebra” (http://a.org/?sig=zebra).",
      "http://a.org/?token=***: “http://a.org/?key=***” (http://a.org/?sig=***)."
    ),
    ("a: b@c token=dog ?key=dog", "a: b@c token=dog ?key=dog"),
    ("http://a.org ada:dog@home", "http://a.org ada:dog@home"),
    ("://ada:dog@b", "://ada:dog@b"),
  ])
  func `Secrets in the addresses within text are masked`(text: String, masked: String) {
    #expect(AddressMask.masked(text: text) == masked)
    #expect(AddressMask.masked(text: masked) == masked)
  }

  @Test func `Additional parameters can be masked`() {
    let address = "https://a.org/?Zebra-Ticket=dog"
    #expect(AddressMask.masked(address: address) == address)
    AddressMask.add(["zebra-ticket"])
    #expect(AddressMask.masked(address: address) == "https://a.org/?Zebra-Ticket=***")
  }

  @Test func `An element never stores its address’s secrets`() {
    var details = Element.Details()
    details.url = "https://ada:zebra@a.org/?token=zebra"
    #expect(details.url == "https://ada:***@a.org/?token=***")
  }
}
