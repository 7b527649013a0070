// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Tests for the tasks of a team that audits an entire site, in several processes and on several machines.
@Suite(
  "Auditing whole websites",
  .enabled(if: Program.hasBrowser),
  .serialized,
  .timeLimit(.minutes(30))
)
struct SiteCommandTests {
  /// Writes the pages of a shop to a folder, each with a button that has no name.
  private func shop(_ folder: URL, teas: Int = 2) throws -> String {
    let names = (1...teas).map { "teas/\($0).html" }
    let links = (names + ["about.html", "logout.html", "missing.html", "private/x.html"]).map {
      "<a href=\"/\($0)\">\($0 == "logout.html" ? "Log out" : $0)</a>"
    }
    func page(_ title: String, _ body: String) -> String {
      "<!doctype html><html lang=en><title>\(title)</title><main><h1>\(title)</h1>"
        + "<button></button>\(body)</main>"
    }
    var files = ["robots.txt": "User-agent: *\nDisallow: /private/\n"]
    files["index.html"] = page("Shop", links.joined(separator: " "))
    files["about.html"] = page("About", "<button></button>")
    for name in names { files[name] = page(name, "<a href=/index.html>Shop</a>") }
    for (name, text) in files {
      let url = folder.appendingPathComponent("site/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    }
    return folder.appendingPathComponent("site").path
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private let quick = ["--no-acting", "--only", "no-words", "--no-screenshots"]

  @Test("A crawl follows the links that a user can reach, and reports the links that it skipped")
  func crawl() throws {
    try withFolder { folder in
      let site = try shop(folder)
      let start = ["--serve", site, "--crawl", "index.html"]
      let listed = try Program.run(["audit", "--list-pages"] + start)
      #expect(
        listed.output == "index.html\nteas/1.html\nteas/2.html\nabout.html\nmissing.html\n"
      )
      let audit = try Program.run(["audit"] + quick + start)
      #expect(audit.status == 4)
      #expect(audit.errors.contains("a11ynav: missing.html: the server returned status 404"))
      let lines = audit.output.split(separator: "\n")
      #expect(lines.first == "Only “button” is announced, without a name.")
      let pages = "index.html, teas/1.html, teas/2.html, about.html"
      let facts = "no-words: blocks, WCAG 1.1.1 and 4.1.2, 5 places on 4 pages: \(pages)"
      #expect(lines.dropFirst().first.map(String.init) == facts)
      #expect(lines.contains { $0.hasPrefix("Left out: 1 link excluded by robots.txt: ") })
      #expect(lines.contains { $0.hasPrefix("Left out: 1 link that may have a lasting effect") })
      #expect(lines.last == "4 findings in 5 places of 1 component on 4 pages")
    }
  }

  @Test("The results from several machines are merged into the same report as from one machine")
  func shards() throws {
    try withFolder { folder in
      let site = try shop(folder)
      func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
      let all = ["audit", site, "--warn"] + quick
      let whole = try Program.run(all + ["--json", "--blob", path("whole.jsonl")])
      #expect(whole.status == 0, "\(whole.errors)")
      for part in 1...2 {
        let blob = ["--shard", "\(part)/2", "--blob", path("\(part).jsonl"), "--jobs", "1"]
        #expect(try Program.run(all + blob).status == 0)
      }
      let files = [path("2.jsonl"), path("1.jsonl")]
      let merged = try Program.run(
        ["merge-reports", "--warn", "--json", "--html", path("report.html")] + files
      )
      #expect(merged.output == whole.output)
      #expect(merged.status == 0, "\(merged.errors)")
      let report = try String(contentsOfFile: path("report.html"), encoding: .utf8)
      #expect(report.contains("<h1>Audit of \(site)</h1>"))
      let same = try Program.run("diff", path("whole.jsonl"), path("whole.jsonl"))
      #expect(same.output == "0 pages sound different, 4 sound the same\n")
      #expect(same.status == 0)
      let unequal = try Program.run("diff", path("whole.jsonl"), path("report.html"))
      #expect(unequal.status == 2)
      #expect(
        unequal.errors
          == "Error: \(path("report.html")): this file was not written by “a11ynav audit --blob”\n"
      )
      let half = try Program.run("merge-reports", files[0])
      #expect(half.errors == "Error: \(files[0]): a part is missing: 1/2\n")
      #expect(half.status == 2)
    }
  }

  @Test("An interrupted audit can be continued, but not with the file from another audit")
  func resume() throws {
    try withFolder { folder in
      let site = try shop(folder)
      let blob = folder.appendingPathComponent("run.jsonl").path
      let all = ["audit", site, "--warn", "--json", "--blob", blob] + quick
      let whole = try Program.run(all)
      let text = try String(contentsOfFile: blob, encoding: .utf8)
      let lines = text.split(separator: "\n")
      #expect(lines.count == 6)
      // The run was interrupted while it wrote the third page.
      let cut = lines.prefix(3).joined(separator: "\n") + "\n" + lines[3].prefix(100)
      try Data(cut.utf8).write(to: URL(fileURLWithPath: blob))
      let rest = try Program.run(all + ["--resume"])
      #expect(rest.output == whole.output)
      #expect(rest.errors.hasPrefix("a11ynav: 2 of 4 pages were audited earlier\n3/4 "))
      let other = try Program.run(all + ["--resume", "--only", "field-name"])
      #expect(
        other.errors
          == "Error: \(blob): this file is from another run; leave out --resume to start again\n"
      )
      #expect(other.status == 2)
    }
  }

  @Test("An audit reads nested sitemaps, whether or not they are compressed")
  func sitemap() throws {
    try withFolder { folder in
      let site = try shop(folder)
      let address = "http://127.0.0.1:18751"
      let script = """
        import gzip
        open('\(site)/sitemap.xml','w').write('<sitemapindex xmlns="x"><sitemap><loc>\(address)/t.xml.gz</loc></sitemap><sitemap><loc>\(address)/none.xml</loc></sitemap></sitemapindex>')
        gzip.open('\(site)/t.xml.gz','wb').write(b'<urlset><url><loc>\(address)/teas/2.html</loc></url><url><loc>/teas/1.html</loc></url></urlset>')
        """
      #expect(try Program.run(["-c", script], program: "/usr/bin/python3").status == 0)
      let server = ["--run", "cd \(site) && exec python3 -m http.server 18751", "--ready", address]
      let list = try Program.run(["audit", "--sitemap", address, "--list-pages"] + server)
      #expect(list.output == "\(address)/teas/2.html\n\(address)/teas/1.html\n")
      let told =
        "Left out: the sitemap \(address)/none.xml, because the server responded with 404\n"
      #expect(list.errors.hasSuffix(told))
      let audit = try Program.run(["audit", "--sitemap", address, "--warn"] + quick + server)
      #expect(audit.status == 0, "\(audit.errors)")
      #expect(audit.output.hasSuffix("\n2 findings in 1 component on 2 pages\n"))
    }
  }

  @Test("The pages of a site open in a running browser, even if another endpoint is unavailable")
  func remoteBrowser() throws {
    try withFolder { folder in
      let site = try shop(folder)
      let chromium = try Program.run(
        ["-c", "command -v chromium google-chrome"],
        program: "/bin/sh"
      )
      let browser = Process()
      browser.executableURL = URL(
        fileURLWithPath: String(try #require(chromium.output.split(separator: "\n").first))
      )
      browser.arguments = [
        "--headless=new", "--no-sandbox", "--remote-debugging-port=18762",
        "--user-data-dir=\(folder.path)/profile", "about:blank",
      ]
      browser.standardError = FileHandle.nullDevice
      browser.standardOutput = FileHandle.nullDevice
      try browser.run()
      defer {
        kill(browser.processIdentifier, SIGKILL)
        browser.waitUntilExit()
      }
      let ready = "until curl -fs http://127.0.0.1:18762/json/version; do sleep 0.1; done"
      #expect(
        try Program.run(["-c", "timeout 30 sh -c '\(ready)'"], program: "/bin/sh").status == 0
      )
      let gone = ["--browser-endpoint", "http://127.0.0.1:18763"]
      let there = ["--browser-endpoint", "http://127.0.0.1:18762"]
      let own = try Program.run(["audit", site, "--warn", "--json"] + quick)
      let remote = try Program.run(["audit", site, "--warn", "--json"] + quick + gone + there)
      #expect(remote.output == own.output)
      #expect(remote.status == 0, "\(remote.errors)")
      for trouble in [["--delay", "5"], ["--parts", "60"]] {
        try withGrid(of: 18762, trouble) { grid in
          let remote = try Program.run(
            ["audit", site, "--warn", "--json", "--jobs", "1"] + quick
              + ["--browser-endpoint", grid] + there
          )
          #expect(remote.output == own.output, "\(trouble)")
          #expect(remote.status == 0, "\(remote.errors)")
        }
      }
      let certificate = folder.appendingPathComponent("certificate.pem").path
      let request = """
        openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -batch \
          -subj /CN=grid -addext subjectAltName=IP:127.0.0.1 -keyout \(certificate).key \
          -out \(certificate).own && cat \(certificate).key \(certificate).own > \(certificate)
        """
      let made = try Program.run(["-c", request], program: "/bin/sh")
      #expect(made.status == 0, "\(made.errors)")
      try withGrid(of: 18762, ["--certificate", certificate]) { grid in
        let secure = grid.replacing("ws://", with: "wss://")
        let arguments = ["read", "\(site)/about.html", "--browser-endpoint", secure]
        let trusted = try Program.run(arguments, environment: ["SSL_CERT_FILE": certificate])
        #expect(trusted.output.hasPrefix("About"), "\(trusted.errors)")
        #expect(trusted.status == 0)
        let untrusted = try Program.run(arguments)
        #expect(untrusted.output == "")
        #expect(untrusted.errors.contains("or its certificate is not valid; to check it, run: "))
        #expect(untrusted.status == 1)
        let noProgram = try Program.run(arguments, environment: ["PATH": "/nowhere"])
        #expect(noProgram.errors.contains("needs openssl, which was not found in PATH"))
      }
      let none = try Program.run(["read", "\(site)/about.html"] + gone)
      #expect(
        none.errors
          == "Error: no browser is listening at 127.0.0.1:18763; start the browser with "
          + "--remote-debugging-port=18763\n"
      )
    }
  }

  /// Runs the program with the address of a stand-in for a Selenium Grid that answers late or exits during the run, as
  /// in a crash.
  private func withGrid(
    of browser: Int,
    _ options: [String],
    _ body: (String) throws -> Void
  ) throws {
    let grid = Process()
    grid.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = Program.repositoryFile("Tests/A11yWebTests/Pages/grid.py")
    grid.arguments = ["python3", script, "\(browser)"] + options
    let output = Pipe()
    grid.standardOutput = output
    try grid.run()
    defer {
      kill(grid.processIdentifier, SIGKILL)
      grid.waitUntilExit()
    }
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let number = try #require(Int(port.trimmingCharacters(in: .newlines)))
    try body("ws://127.0.0.1:\(number)/session/1/se/cdp")
  }

  @Test(
    "The report includes an image of a page even if the page changes on its own or reacts to focus",
    arguments: [
      "<p id=p>0<script>setInterval(() => { p.textContent = 1 + +p.textContent }, 1000)</script>",
      "<button onfocus='this.textContent = 1'>Go</button>",
    ]
  )
  func restlessPage(html: String) throws {
    try withFolder { folder in
      let page = folder.appendingPathComponent("page.html").path
      let report = folder.appendingPathComponent("report.html").path
      try Data("<!doctype html><html lang=en><title>Page</title><h1>Page</h1>\(html)".utf8)
        .write(to: URL(fileURLWithPath: page))
      let result = try Program.run("audit", page, "--no-acting", "--html", report)
      #expect(result.status == 0, "\(result.output)\(result.errors)")
      #expect(try String(contentsOfFile: report, encoding: .utf8).contains("\"jpeg\""))
    }
  }

  private let signingIn = """
    open: http://127.0.0.1:PORT/login

    > choose Name
    > activate
    > type ada
    > press escape
    > choose Password
    > activate
    > type ${MEMBER_PASSWORD}
    > press escape
    > choose Sign in, button
    > activate
    > choose Welcome

    """

  /// Runs the program together with a site on which the members’ password is “h4sh”.
  private func runBesideMembers(
    _ arguments: [String],
    in folder: URL,
    login: String? = nil
  ) throws -> Program.Result {
    try Data((login ?? signingIn).utf8).write(to: folder.appendingPathComponent("login.a11y"))
    let pages = ["one", "two"].map { "http://127.0.0.1:PORT/\($0)\n" }.joined()
    try Data(pages.utf8).write(to: folder.appendingPathComponent("pages"))
    let members = Program.repositoryFile("Tests/A11yWebTests/Pages/members.py")
    return try Program.run(
      [members, folder.path, Program.executable.path] + arguments,
      in: folder,
      environment: ["MEMBER_PASSWORD": "h4sh", "SITE_LOGIN": "ada:h4sh"],
      program: "/usr/bin/python3"
    )
  }

  @Test(
    "A login script runs once, and every page is opened with the script’s cookies and local storage"
  )
  func login() throws {
    try withFolder { folder in
      let blob = folder.appendingPathComponent("run.jsonl").path
      let audit = ["audit", "--pages-from", "pages", "--no-acting", "--jobs", "2"]
      let refused = try runBesideMembers(audit, in: folder)
      #expect(refused.status == 4)
      #expect(refused.errors.contains("/two: the server returned status 403"))
      let result = try runBesideMembers(
        audit + ["--login", "login.a11y", "--blob", blob],
        in: folder
      )
      #expect(result.status == 0, "\(result.errors)")
      let kept = try String(contentsOfFile: blob, encoding: .utf8)
      #expect(kept.split(separator: "\n").count { $0.contains("Token kept") } == 2)
      for text in [kept, result.output, result.errors] { #expect(!text.contains("h4sh")) }
      let crawl = ["audit", "--crawl", "http://127.0.0.1:PORT/one", "--list-pages"]
      let listed = try runBesideMembers(crawl + ["--login", "login.a11y"], in: folder)
      #expect(listed.output.split(separator: "\n").map { $0.suffix(4) } == ["/one", "/two"])
    }
  }

  @Test(
    "If the login script fails, the audit ends with an error that names the script’s line",
    arguments: [
      ("> choose Nothing", 3, "“choose Nothing” found no element"),
      ("> type ${MISSING}", 3, "the environment variable MISSING is not set"),
      ("> jump", 3, "jump"),
    ]
  )
  func failedLogin(command: String, line: Int, reason: String) throws {
    try withFolder { folder in
      let result = try runBesideMembers(
        ["audit", "--pages-from", "pages", "--login", "login.a11y"],
        in: folder,
        login: "open: http://127.0.0.1:PORT/login\n\n\(command)\n"
      )
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("Error: login.a11y: line \(line), column 3: "))
      #expect(result.errors.contains(reason))
      #expect(result.output == "")
    }
  }

  @Test("Basic authentication reads the name and the password from an environment variable")
  func basicAuthentication() throws {
    try withFolder { folder in
      let page = ["read", "http://127.0.0.1:PORT/basic"]
      let read = try runBesideMembers(page + ["--basic-auth", "@SITE_LOGIN"], in: folder)
      #expect(read.output == "For ada, heading level 1\n")
      for (variable, reason) in [
        ("ada:h4sh", "“basic-auth” must be an environment variable, such as @SITE_LOGIN"),
        ("@MEMBER_PASSWORD", "MEMBER_PASSWORD must contain a name and a password"),
        ("@NOBODY", "the environment variable NOBODY is not set"),
      ] {
        let refused = try runBesideMembers(page + ["--basic-auth", variable], in: folder)
        #expect(refused.status != 0)
        #expect(refused.errors.contains(reason))
        #expect(!refused.errors.contains("h4sh"))
      }
    }
  }

  @Test("If a page never responds, its audit fails, but all other pages are audited")
  func late() throws {
    try withFolder { folder in
      let site = try shop(folder)
      let forever = "<!doctype html><title>Late</title><script>for (;;);</script>"
      try Data(forever.utf8).write(to: URL(fileURLWithPath: "\(site)/late.html"))
      let audit = try Program.run(["audit", site, "--jobs", "1"] + quick)
      #expect(audit.status == 4)
      let failures = audit.errors.split(separator: "\n").filter { $0.hasPrefix("a11ynav: ") }
      #expect(failures.count == 1)
      #expect(failures.first?.hasPrefix("a11ynav: \(site)/late.html: ") == true)
      #expect(audit.output.hasSuffix("\n4 findings in 5 places of 1 component on 4 pages\n"))
    }
  }

  @Test(
    "Auditing an audit report yields no findings, and the keyboard reaches the report’s headings"
  )
  func report() throws {
    try withFolder { folder in
      let site = try shop(folder)
      let report = folder.appendingPathComponent("report.html").path
      let history = folder.appendingPathComponent("history.jsonl").path
      for _ in 1...2 {
        let result = try Program.run(
          ["audit", site, "--warn", "--html", report, "--history", history, "--no-acting"]
        )
        #expect(result.status == 0, "\(result.errors)")
      }
      let audit = try Program.run("audit", report)
      #expect(audit.status == 0, "\(audit.output)")
      let walk = try Program.run("replay", report, "--keys", "h h h h", "--no-hints")
      #expect(walk.output.contains("Pages, heading level 2"))
      let script = folder.appendingPathComponent("walk.a11y").path
      let steps = [
        "choose about.html", "activate", "choose All stops", "next", "activate", "press down",
        "choose Tab order", "activate",
      ]
      try Data(steps.map { "> \($0)\n" }.joined().utf8).write(to: URL(fileURLWithPath: script))
      let tabs = try Program.run("replay", report, "--script", script, "--no-hints")
      #expect(tabs.output.contains("toggle button, not pressed\n> activate\npressed\n"))
      // A stop can be chosen from the list with a click or with an arrow key, and its words are then announced.
      #expect(tabs.output.contains("> press down\nselected, button\nbutton\n"), "\(tabs.output)")
    }
  }

  @Test(
    "Invalid options for a website cause a one-line error",
    arguments: [
      (
        ["--shard", "3/2", "x.html"],
        "The value '3/2' is invalid for '--shard <part>': a part must have the form K/N, such as 2/8."
      ),
      (["--resume", "x.html"], "--resume needs the --blob file to continue."),
      (["--jobs", "0", "x.html"], "--jobs must be a number from 1 to 256."),
      (["--list-pages", "x.html"], "--list-pages needs --sitemap, --crawl or --pages-from."),
      (
        ["--crawl", "http://a.example", "--shard", "1/2"],
        "A crawl cannot be divided; save its list of pages with --list-pages, and pass that file "
          + "to --pages-from."
      ),
      (
        ["--crawl", "http://a.example", "--sitemap", "http://a.example"],
        "Specify only one of --sitemap, --crawl and --pages-from."
      ),
    ]
  )
  func mistakes(_ options: [String], _ message: String) throws {
    let result = try Program.run(["audit"] + options)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: \(message)\n"))
  }
}
