// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Tests for the steps from an audit finding to a test that fails until the problem is fixed.
@Suite(.timeLimit(.minutes(30)))
struct AuditPathTests {
  private static let page = "- main:\n  - button\n  - button \"Buy\"\n"

  @Test func `Each finding becomes a transcript that fails until the problem is fixed`() throws {
    let folder = try WalkFolder(["shop.yaml": Self.page])
    defer { folder.remove() }
    let arguments = [
      "audit", "shop.yaml", "--save", "audits/found", "--sarif", "a.sarif", "--language", "de",
    ]
    let result = try Program.run(arguments, in: folder.url)
    #expect(result.status == 1)
    #expect(result.errors.hasSuffix("a11ynav: 1 of 1 tests written to audits/found\n"))
    let again = try Program.run(arguments, in: folder.url)
    #expect(
      again.errors.hasSuffix(
        "a11ynav: 0 of 1 tests written to audits/found; 1 already existed\n"
      )
    )
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("audits/found"))
    let name = try #require(names.first)
    #expect(names.count == 1 && name.hasPrefix("no-words-") && name.hasSuffix(".a11y"))
    #expect(
      try folder.read("audits/found/\(name)").hasSuffix(
        """
        open: ../../shop.yaml
        technology: voiceover
        language: de

        ...
        expect no findings no-words at "main > button"

        """
      )
    )
    #expect(try folder.read("a.sarif").contains("\"uri\" : \"audits\\/found\\/\(name)\"") == false)
    #expect(try folder.read("a.sarif").contains("\"uri\" : \"audits/found/\(name)\""))
    let failing = try folder.test("audits")
    #expect(failing.status == 1)
    #expect(failing.output.contains("1 finding: no-words: Only “Taste” is announced"))
    try folder.write(
      "shop.yaml",
      Self.page.replacingOccurrences(of: "button\n", with: "button \"Help\"\n")
    )
    #expect(try folder.test("audits").status == 0)
  }

  @Test func `A cost over the budget is saved as a cost check`() throws {
    let folder = try WalkFolder(["shop.yaml": Self.page])
    defer { folder.remove() }
    let result = try Program.run(
      [
        "audit", "shop.yaml", "--only", "switch-cost", "--budget", "1.5s", "--profile", "fast",
        "--save", "audits",
      ],
      in: folder.url
    )
    #expect(result.output.contains("“Buy”: 2 presses, 1.8 s expected.\n"))
    #expect(try folder.test("audits").output.contains("cost \"Buy\" is 2 presses, 1.8 s expected"))
  }

  @Test(arguments: [
    (["--budget", "cheap"], "“cheap” is not a valid time"),
    (["--axe", "axe.js"], "--axe can only be used with --beside axe."),
    (["--profile", "nobody"], "there is no profile called “nobody”"),
    (["--accuracy", "5%"], "“accuracy” must be a percentage from 10% to 100%, not “5%”"),
  ])
  func `An invalid option is an error that explains the correct form`(
    arguments: [String],
    message: String
  ) throws {
    let result = try Program.run(["audit", "shop.yaml"] + arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func `An error that stops an audit is not a finding`() throws {
    let folder = try WalkFolder([
      "shop.yaml": Self.page, "old.json": "{\"version\":9,\"results\":[]}",
    ])
    defer { folder.remove() }
    for (arguments, message) in [
      (
        ["--baseline", "old.json"],
        "Error: old.json: this report is in format version 9, but this program reads version 1"
      ),
      (
        ["--save", "shop.yaml/tests"],
        "a11ynav: shop.yaml: shop.yaml/tests: cannot create the folder"
      ),
      (["--beside", "axe", "--axe", "no.js"], "Error: no.js: the file does not exist"),
    ] {
      let result = try Program.run(["audit", "shop.yaml"] + arguments, in: folder.url)
      #expect(result.status == 2)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test func `A document cannot be compared with axe`() throws {
    let folder = try WalkFolder(["shop.yaml": Self.page, "axe.js": "axe = {}"])
    defer { folder.remove() }
    let result = try Program.run(
      ["audit", "shop.yaml", "--beside", "axe", "--axe", "axe.js"],
      in: folder.url
    )
    #expect(result.status == 2)
    #expect(
      result.errors.hasSuffix(
        "a11ynav: shop.yaml: axe can check only web pages, but this is a document\n"
      )
    )
  }

  @Test func `A user’s own profile is found by name`() throws {
    let folder = try WalkFolder([
      "shop.yaml": Self.page,
      "a11ynav/config": "profile.anna = slow, interval 3s\nprofile.b = 3s\n",
    ])
    defer { folder.remove() }
    let result = try Program.run(
      ["read", "shop.yaml", "--technology", "switch-control", "--profile", "anna"],
      in: folder.url,
      environment: ["XDG_CONFIG_HOME": folder.url.path]
    )
    #expect(result.output.contains("Buy, button — 0 presses, 3 s;"), "\(result.errors)")
  }
}
