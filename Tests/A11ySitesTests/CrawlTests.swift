// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySites
import Testing

@Suite("Crawling a website")
struct CrawlTests {
  /// Crawls a site that is defined by the links on its pages.
  private func crawl(
    _ site: [String: [String]],
    from start: String = "https://shop.example/",
    robots: RobotsRules = RobotsRules(),
    limits: Crawl.Limits = Crawl.Limits()
  ) throws -> (pages: [String], leftOut: [String]) {
    var crawl = Crawl(
      from: try #require(SiteAddress(start)),
      robots: robots,
      limits: limits
    )
    var pages: [String] = []
    while true {
      let level = crawl.nextLevel()
      if level.isEmpty { return (pages, crawl.leftOut) }
      for page in level {
        pages.append(page.path)
        crawl.follow((site[page.path] ?? []).map { PageLink(to: $0, named: "Tea") })
      }
    }
  }

  @Test("A crawl finds each page once, level by level, in the order of the links")
  func levels() throws {
    let site = [
      "/": ["/b", "/a", "/#top", "https://shop.example:443/a#x"], "/a": ["/c", "/b"],
      "/b": ["/d", "/"],
    ]
    #expect(try crawl(site).pages == ["/", "/b", "/a", "/d", "/c"])
  }

  @Test("Links that a crawl must not follow are skipped and listed in the report")
  func left() throws {
    let links = [
      "https://other.example/", "http://shop.example/", "/price.PDF", "/private/x", "/docs/a",
      "mailto:tea@shop.example", "/users/Log-Out",
    ]
    var limits = Crawl.Limits()
    limits.except = [NamePattern("/docs/*")]
    let found = try crawl(
      ["/": links],
      robots: RobotsRules("User-agent: *\nDisallow: /private"),
      limits: limits
    )
    #expect(found.pages == ["/"])
    #expect(
      found.leftOut == [
        "2 links to other sites: https://other.example/, http://shop.example/",
        "1 link to files that are not pages: https://shop.example/price.PDF",
        "1 link excluded by robots.txt: https://shop.example/private/x",
        "1 link excluded by --include or --exclude: https://shop.example/docs/a",
        "1 link that may have a lasting effect (see --allow): https://shop.example/users/Log-Out",
      ]
    )
  }

  @Test(
    "A link whose name suggests a lasting effect is followed only if the user allows it"
  )
  func dangerous() throws {
    func pages(_ limits: Crawl.Limits) throws -> [String] {
      var crawl = Crawl(from: try #require(SiteAddress("http://a.example")), limits: limits)
      _ = crawl.nextLevel()
      crawl.follow([PageLink(to: "/1", named: "Delete all"), PageLink(to: "/2", named: "All")])
      return crawl.nextLevel().map(\.path)
    }
    var limits = Crawl.Limits()
    #expect(try pages(limits) == ["/2"])
    limits.allowed = [NamePattern("delete*")]
    #expect(try pages(limits) == ["/1", "/2"])
  }

  @Test("A crawl does not follow endless calendars or endless queries")
  func endless() throws {
    var limits = Crawl.Limits()
    limits.alike = 4
    limits.queries = 3
    var site: [String: [String]] = ["/": ["/day/1", "/list?page=1"]]
    for day in 1...50 { site["/day/\(day)"] = ["/day/\(day + 1)"] }
    for page in 1...50 { site["/list?page=\(page)"] = ["/list?page=\(page + 1)"] }
    let found = try crawl(site, limits: limits)
    #expect(found.pages.count { $0.hasPrefix("/day") } == 4)
    #expect(found.pages.count { $0.hasPrefix("/list") } == 3)
    #expect(found.leftOut.contains { $0.contains("differ only in numbers") })
    #expect(found.leftOut.contains { $0.contains("differ only in the query") })
  }

  @Test("A crawl respects the limits on its depth and on the number of pages")
  func limits() throws {
    var site: [String: [String]] = [:]
    for page in 0..<100 { site[page == 0 ? "/" : "/p\(page)x"] = ["/p\(page + 1)x"] }
    var limits = Crawl.Limits()
    limits.depth = 3
    #expect(try crawl(site, limits: limits).pages.count == 4)
    limits.depth = 1_000
    limits.alike = 1_000
    limits.pages = 7
    let found = try crawl(site, limits: limits)
    #expect(found.pages.count == 7)
    #expect(
      found.leftOut == [
        "1 link beyond the limit for pages (see --most-pages): https://shop.example/p7x"
      ]
    )
  }

  @Test(
    "A crawl rejects text that is not a valid web address",
    arguments: [
      "", "tea", "/a", "file:///etc/passwd", "javascript:alert(1)", "http://", "http://user@a.b/",
      "https://user:word@a.b/", "http://a.b/" + String(repeating: "x", count: 5_000),
      "http://[::1", "data:text/html,x",
    ]
  )
  func refused(_ text: String) { #expect(SiteAddress(text) == nil) }
}

@Suite("Following the rules in robots.txt")
struct RobotsTests {
  @Test("The longest matching robots.txt rule applies, including wildcards and end anchors")
  func rules() {
    let rules = RobotsRules(
      """
      # A comment
      User-Agent: other
      Disallow: /

      user-agent: *
      Disallow: /private
      Allow: /private/open   # but not this
      Disallow: /*.php$
      Disallow: /a*b*c
      Disallow:
      Sitemap: https://a.example/map.xml
      """
    )
    #expect(rules.sitemaps == ["https://a.example/map.xml"])
    for path in ["/", "/private/open/x", "/x.php?y", "/ab", "/public"] {
      #expect(rules.allows(path), "\(path)")
    }
    for path in ["/private", "/private/x", "/x/y.php", "/a-b-c-d"] {
      #expect(!rules.allows(path), "\(path)")
    }
  }

  @Test("In robots.txt, a group for this program replaces the group for all programs")
  func own() {
    let rules = RobotsRules(
      "User-agent: *\nUser-agent: x\nDisallow: /\nUser-agent: A11yNav\nAllow: /"
    )
    #expect(rules.allows("/any"))
    #expect(!RobotsRules("User-agent: *\nUser-agent: x\nDisallow: /", for: "x").allows("/any"))
  }

  @Test(
    "A robots.txt file without any recognized rules allows access to every page",
    arguments: ["", "<html>Not found</html>", "Disallow: /", "User-agent: *\nDisallow", ":::\n\0"]
  )
  func other(_ text: String) { #expect(RobotsRules(text).allows("/any")) }
}

@Suite("Reading sitemaps")
struct SitemapTests {
  @Test("Sitemaps that refer to each other are read only once, and each page is listed only once")
  func reading() {
    var reading = SitemapReading(at: ["https://a.example/map.xml"])
    let files = [
      "https://a.example/map.xml":
        #"{"value":{"pages":[],"sitemaps":["https://a.example/1.xml","https://a.example/map.xml"]}}"#,
      "https://a.example/1.xml":
        #"{"value":{"pages":["https://a.example/x","https://A.example/x#y","tel:1"],"sitemaps":["https://a.example/2.xml"]}}"#,
      "https://a.example/2.xml": #"{"error":"it is larger than 50 MB"}"#,
    ]
    var order: [String] = []
    while let next = reading.next() {
      order.append(next)
      reading.add(SiteAnswer(json: files[next] ?? ""), of: next)
    }
    #expect(
      order == ["https://a.example/map.xml", "https://a.example/1.xml", "https://a.example/2.xml"]
    )
    #expect(reading.pages.map(\.text) == ["https://a.example/x"])
    #expect(
      reading.leftOut == [
        "tel:1, which is not a web address",
        "the sitemap https://a.example/2.xml, because it is larger than 50 MB",
      ]
    )
  }

  @Test(
    "An invalid result from a crawled page counts as a missing result",
    arguments: ["", "[]", "{\"value\":3}", "null"]
  )
  func noAnswer(_ text: String) {
    #expect(SiteAnswer(json: text).reason == "the page did not return a valid result")
  }
}
