// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A folder with one page and some transcripts.
struct WalkFolder {
  let url: URL

  init(_ files: [String: String]) throws {
    url = try Program.scratchFolder()
    try write("page.yaml", "- heading \"Shop\" [level=1]\n- textbox \"Name\"\n- button \"Buy\"\n")
    for (name, text) in files { try write(name, text) }
  }

  func write(_ name: String, _ text: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  /// Runs `a11ynav test` on the folder, and removes the folder's path from the output.
  func test(_ arguments: String..., in environment: [String: String] = [:]) throws
    -> Program.Result
  {
    let paths = arguments.map { $0.hasPrefix("-") || $0.contains("=") ? $0 : path($0) }
    var result = try Program.run(["test"] + paths, environment: environment)
    result.output = result.output.replacingOccurrences(of: url.path + "/", with: "")
    result.errors = result.errors.replacingOccurrences(of: url.path + "/", with: "")
    return result
  }

  func path(_ name: String) -> String {
    name == "." ? url.path : url.appendingPathComponent(name).path
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

private let passing = """
  open: page.yaml

  Shop, heading level 1
  > next
  Name, text field, double tap to edit

  """

private let differing = passing.replacingOccurrences(of: "Name", with: "Surname")

@Suite("Running transcripts with a11ynav test", .timeLimit(.minutes(30)))
struct TestCommandTests {
  @Test("All transcripts of a11ynav’s examples pass", .needsExamples)
  func examples() throws {
    let examples = Program.repositoryFile("Examples")
    // Web pages need a browser, so other tests cover them; a script tests real apps.
    let folders = try FileManager.default.contentsOfDirectory(atPath: examples)
      .filter { !["Audit", "Patterns", "Python", "RealApps", "Web", "Trees"].contains($0) }
      .map { "\(examples)/\($0)" }
    let result = try Program.run(["test"] + folders.sorted())
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.contains(" passed\n"))
  }

  @Test(
    "If all transcripts pass, the exit code is 0, and one line reports the number of transcripts"
  )
  func passed() throws {
    let folder = try WalkFolder([
      "a.a11y": passing, "deep/er/b.a11y": "open: ../../page.yaml\n\n...",
    ])
    defer { folder.remove() }
    let result = try folder.test(".")
    #expect(result.output == "2 transcripts, 1 step: 2 passed\n")
    #expect(result.status == 0)
  }

  @Test("If a transcript differs, the exit code is 1, and the new words are shown")
  func differs() throws {
    let folder = try WalkFolder(["a.a11y": differing, "b.a11y": passing])
    defer { folder.remove() }
    let result = try folder.test(".")
    #expect(result.status == 1)
    #expect(
      result.output == """
        a.a11y:5:1: the spoken words after “next” differ from the transcript

          2
          3            Shop, heading level 1
          4            > next
          5  expected  Surname, text field, double tap to edit
                       ^^^^^^^
             heard     Name, text field, double tap to edit
                       ^^^^

          Around VoiceOver’s cursor:
              Shop, heading level 1
            ▸ Name, text field
              Buy, button

          To record the new words: a11ynav test a.a11y --record

        2 transcripts, 2 steps: 1 passed, 1 differs

        """
    )
  }

  @Test("The --record option updates differing lines and is rejected in CI")
  func record() throws {
    let folder = try WalkFolder(["a.a11y": differing + "# the end"])
    defer { folder.remove() }
    let refused = try folder.test("a.a11y", "--record", in: ["CI": "true"])
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--record does not run in CI"))
    #expect(try folder.read("a.a11y") == differing + "# the end")
    let result = try folder.test("a.a11y", "--record", in: ["CI": ""])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("a.a11y: recorded, 1 line changed\n"))
    #expect(try folder.read("a.a11y") == passing + "# the end")
    #expect(try folder.test("a.a11y").status == 0)
  }

  @Test("The --json option prints the same records for each transcript, however many jobs run")
  func json() throws {
    var files = ["z.a11y": differing]
    for number in 0..<40 { files["walk-\(number).a11y"] = passing }
    let folder = try WalkFolder(files)
    defer { folder.remove() }
    let one = try folder.test(".", "--json", "--jobs=1")
    let many = try folder.test(".", "--json", "--jobs=7")
    #expect(one.output == many.output)
    let lines = one.output.split(separator: "\n")
    #expect(lines.count == 41)
    #expect(lines[0].hasSuffix(#""status":"passed","steps":1,"version":1}"#))
    #expect(
      lines[40].contains(
        #"[{"column":1,"command":"next","expected":["Surname, text field, double tap to edit"],"#
      )
    )
  }

  @Test("The --junit option writes a report that XML parsers accept, whatever a label contains")
  func junit() throws {
    let folder = try WalkFolder(["a.a11y": passing, "b.a11y": "open: page.yaml\n\n<&\"\u{1}>\n"])
    defer { folder.remove() }
    let result = try folder.test(".", "--junit=\(folder.path("report.xml"))")
    #expect(result.status == 1)
    let report = try folder.read("report.xml")
    #expect(report.contains("tests=\"2\" failures=\"1\" errors=\"0\""))
    #expect(report.contains("&lt;&amp;&quot;␁&gt;"))
    #expect(!report.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("The --filter option runs only the transcripts whose paths contain the given text")
  func filter() throws {
    let folder = try WalkFolder(["login.a11y": passing, "shop.a11y": differing])
    defer { folder.remove() }
    #expect(try folder.test(".", "--filter=LOGIN").output == "1 transcript, 1 step: 1 passed\n")
    let nothing = try folder.test(".", "--filter=zebra")
    #expect(nothing.status == 2)
    #expect(nothing.errors == "a11ynav: no transcript’s path contains “zebra”\n")
  }

  @Test("The --format option formats transcripts without running them")
  func format() throws {
    let folder = try WalkFolder(["a.a11y": "open:page.yaml\r\n>next\r\nnever said"])
    defer { folder.remove() }
    let result = try folder.test(".", "--format")
    #expect(result.status == 0)
    #expect(result.output == "a.a11y\n")
    #expect(try folder.read("a.a11y") == "open: page.yaml\n\n> next\nnever said\n")
    #expect(try folder.test(".", "--format").output == "")
  }

  @Test("Control characters from a page reach neither a terminal nor a report")
  func foreignWords() throws {
    let folder = try WalkFolder([
      "a.a11y":
        "open: page.yaml\n\nShop, heading level 1\ncost \"B\u{1B}[31m\u{202E}uy\" <= 1 press\n"
    ])
    defer { folder.remove() }
    for arguments in [[], ["--json"]] {
      let result = try Program.run(["test", folder.path("a.a11y")] + arguments)
      #expect(
        !(result.output + result.errors).unicodeScalars.contains {
          "\u{1B}\u{202E}".unicodeScalars.contains($0)
        }
      )
    }
    let result = try folder.test("a.a11y", "--junit=\(folder.path("report.xml"))")
    #expect(
      result.output.hasPrefix("a.a11y:4:1: the scanner does not reach “B␛[31m⟨202E⟩uy”\n")
    )
    let report = try folder.read("report.xml")
    #expect(report.contains("⟨202E⟩") && !report.unicodeScalars.contains("\u{202E}"))
  }

  @Test(
    "If a report cannot be written, the error gives the reason; recording keeps hard links"
  )
  func filesOnDisk() throws {
    let folder = try WalkFolder(["a.a11y": differing])
    defer { folder.remove() }
    let full = try folder.test("a.a11y", "--junit=/dev/full")
    #expect(
      full.errors
        == "a11ynav: /dev/full: the file cannot be written: No space left on device\n"
    )
    try FileManager.default.linkItem(atPath: folder.path("a.a11y"), toPath: folder.path("b.txt"))
    #expect(try folder.test("a.a11y", "--record").status == 0)
    #expect(try folder.read("a.a11y") == passing)
    #expect(try folder.read("b.txt") == passing)
  }

  @Test("If an app exceeds a cost limit, the message does not mention the cursor")
  func costOfApp() throws {
    let folder = try WalkFolder([
      "a.a11y": "app: shop-app\n\nShop\ncost \"Buy\" <= 1 press\n",
      "bin/shop-app": """
      #!/bin/sh
      echo '{"isHeard":true,"section":0,"text":"Shop"}'
      echo '{"cost":{"time":[0,0]},"isHeard":false,"section":0,"text":"Buy"}'

      """,
    ])
    defer { folder.remove() }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: folder.path("bin/shop-app")
    )
    let result = try folder.test(
      "a.a11y",
      in: ["PATH": folder.path("bin") + ":" + (Program.environment["PATH"] ?? "")]
    )
    #expect(
      result.output == """
        a.a11y:4:1: the scanner does not reach “Buy”

          1            app: shop-app
          3            Shop
          4  expected  cost "Buy" <= 1 press
                       the scanner does not reach “Buy”

          To record the new words: a11ynav test a.a11y --record

        1 transcript, 0 steps: 0 passed, 1 differs

        """
    )
  }
}

@Suite("Errors in transcripts that cannot be run", .timeLimit(.minutes(30)))
struct TestCommandMistakeTests {
  @Test(
    "An error in a transcript is reported with its position, and all other transcripts still run",
    arguments: [
      ("open: page.yaml\n\n>   nxet\n", ":3:5: there is no command called “nxet”"),
      ("colour: red\nopen: page.yaml\n", ":1:1: there is no setting called “colour”"),
      ("open page.yaml\n", ":1:1: a header line must have the form “name: value”"),
      ("open: page.yaml\nhints: maybe\n", ":2:1: “hints” must be on or off"),
      ("> next\n", ":1:1: the header does not name a document"),
      ("", ":1:1: the header does not name a document"),
      ("open: gone.yaml\n", ":1:7: gone.yaml: the file does not exist or is not readable"),
      ("open: .\n", ":1:7: .: this is a folder"),
      ("open: /dev/zero\n", ":1:7: /dev/zero: this is not a regular file"),
      ("open: page.yaml\nformat: html\n", ":2:9: there is no document format called “html”"),
      ("open: page.yaml\n\n/a(/\n", ":3:1: “a(” is not a valid regular expression"),
      ("open: page.yaml\n\ncost \"Buy\"\n", ":3:1: a cost check must have the form"),
      ("open: page.yaml\n\ntalkback> next\n", ":3:1: there is no technology called “talkback”"),
    ]
  )
  func mistakes(_ text: String, _ message: String) throws {
    let folder = try WalkFolder(["bad.a11y": text, "good.a11y": passing])
    defer { folder.remove() }
    let result = try folder.test(".")
    #expect(result.status == 2)
    #expect(result.output.hasPrefix("bad.a11y\(message)"))
    #expect(
      result.output.hasSuffix("\n2 transcripts, 1 step: 1 passed, 1 could not be run\n")
    )
  }

  @Test("A byte in a transcript that is not valid UTF-8 is reported with its position")
  func encoding() throws {
    let folder = try WalkFolder([:])
    defer { folder.remove() }
    try Data("open: page.yaml\n\nSh".utf8 + [0xFF] + "op\n".utf8)
      .write(to: folder.url.appendingPathComponent("bad.a11y"))
    #expect(
      try folder.test(".").output.hasPrefix("bad.a11y:3:3: this byte is not valid UTF-8\n")
    )
  }

  @Test("Transcripts may have mixed line endings, a byte order mark and no final newline")
  func lineEndings() throws {
    let folder = try WalkFolder([
      "a.a11y": "\u{FEFF}open: page.yaml\r\n\r\nShop, heading level 1\r> next\n..."
    ])
    defer { folder.remove() }
    #expect(try folder.test(".").output == "1 transcript, 1 step: 1 passed\n")
  }

  @Test("Missing files, missing folders and folders without transcripts cause errors")
  func missing() throws {
    let folder = try WalkFolder(["a.a11y": passing, "empty/page.txt": ""])
    defer { folder.remove() }
    let result = try folder.test("a.a11y", "gone.a11y", "empty")
    #expect(result.status == 2)
    #expect(result.output.contains("gone.a11y: the file or folder does not exist\n"))
    #expect(result.output.contains("empty: this folder contains no transcripts (*.a11y)\n"))
    #expect(result.output.hasSuffix("1 passed, 2 could not be run\n"))
  }

  @Test("Transcripts are run even if the report cannot be written")
  func junit() throws {
    let folder = try WalkFolder(["a.a11y": passing])
    defer { folder.remove() }
    let result = try folder.test(".", "--junit=/nowhere/report.xml")
    #expect(result.status == 2)
    #expect(result.output == "1 transcript, 1 step: 1 passed\n")
    #expect(result.errors.contains("/nowhere/report.xml: the file cannot be written"))
  }

  @Test("A transcript or a document cannot send control sequences to the terminal")
  func escapes() throws {
    let folder = try WalkFolder([
      "a.a11y": "open: page.yaml\n\n\u{1B}]0;owned\u{7}\n> next\n\u{202E}evil\n"
    ])
    defer { folder.remove() }
    let result = try folder.test(".")
    #expect(result.status == 1)
    #expect(!result.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!result.output.unicodeScalars.contains("\u{202E}"))
  }
}

@Suite("Creating and comparing snapshots with a11ynav", .timeLimit(.minutes(30)))
struct SnapshotAndDiffTests {
  @Test(
    "A snapshot is a passing transcript",
    arguments: ["voiceover", "switch-control", "voiceover,switch-control"]
  )
  func snapshot(_ technology: String) throws {
    let folder = try WalkFolder([:])
    defer { folder.remove() }
    let result = try Program.run(
      "snapshot",
      folder.path("page.yaml"),
      "--technology",
      technology,
      "--no-hints"
    )
    #expect(result.status == 0)
    try folder.write("snapshot.a11y", result.output)
    let test = try folder.test(".")
    #expect(test.status == 0)
    #expect(test.output.hasSuffix(": 1 passed\n"))
  }

  @Test("A snapshot contains the header, every stop and the border")
  func lines() throws {
    let folder = try WalkFolder([:])
    defer { folder.remove() }
    let path = folder.path("page.yaml")
    #expect(
      try Program.run("snapshot", path).output == """
        open: \(path)
        technology: voiceover

        Shop, heading level 1
        > next
        Name, text field, double tap to edit
        > next
        Buy, button
        > next
        [border]

        """
    )
    #expect(
      try Program.run("snapshot", path, "--technology", "switch-control").output == """
        open: \(path)
        technology: switch-control

        Name, text field
        cost "Name" <= 2 presses
        cost "Buy" <= 2 presses

        """
    )
  }

  @Test("`a11ynav diff` prints the changes that a listener would hear")
  func diff() throws {
    let folder = try WalkFolder([
      "after.yaml": "- heading \"Shop\" [level=2]\n- textbox \"Name\"\n- link \"Leave\"\n"
    ])
    defer { folder.remove() }
    let result = try Program.run("diff", folder.path("page.yaml"), folder.path("after.yaml"))
    #expect(result.status == 1)
    #expect(
      result.output == """
        VoiceOver:
          1  before  Shop, heading level 1
                                         ^
             after   Shop, heading level 2
                                         ^
          2          Name, text field, double tap to edit
             before  Buy, button
          3  after   Leave, link

        """
    )
    let same = try Program.run("diff", folder.path("page.yaml"), folder.path("page.yaml"))
    #expect(same.status == 0)
    #expect(same.output == "")
    let gone = try Program.run("diff", folder.path("page.yaml"), folder.path("gone.yaml"))
    #expect(gone.status == 2)
    #expect(gone.output == "")
    #expect(gone.errors.contains("the file does not exist"))
  }

  private func folderOfParts() throws -> WalkFolder {
    try WalkFolder([
      "a.a11y": passing, "b.a11y": differing, "c/d.a11y": passing,
      "e.a11y": "open: gone.yaml\n\n...",
      "f.a11y": passing,
    ])
  }

  /// Returns the report without the text that differs between runs.
  private func steady(_ report: String) -> String {
    report.replacing(
      /[0-9-]+T[0-9:]+Z|<td class="number">[0-9.]+<.td><.tr>|time(stamp)?="[^"]*"/,
      with: ""
    )
  }

  @Test("The results from several machines are merged into the same report as from one machine")
  func parts() throws {
    let folder = try folderOfParts()
    defer { folder.remove() }
    let (html, junit) = (folder.path("whole.html"), folder.path("whole.xml"))
    let whole = try folder.test(".", "--html=\(html)", "--junit=\(junit)")
    #expect(whole.status == 2)
    var blobs: [String] = []
    for part in 1...3 {
      blobs.append(folder.path("\(part).jsonl"))
      _ = try folder.test(".", "--shard=\(part)/3", "--blob=\(blobs[part - 1])")
    }
    let files = [blobs[2], blobs[0], blobs[1]]
    var merged = try Program.run(
      ["merge-reports", "--html", folder.path("m.html"), "--junit", folder.path("m.xml")] + files
    )
    merged.output = merged.output.replacingOccurrences(of: folder.url.path + "/", with: "")
    #expect(merged.output + merged.errors == whole.output + whole.errors)
    #expect(merged.status == 2)
    #expect(try steady(folder.read("m.html")) == steady(folder.read("whole.html")))
    #expect(try steady(folder.read("m.xml")) == steady(folder.read("whole.xml")))
    let json = try folder.test(".", "--json").output
    let mergedJSON = try Program.run(["merge-reports", "--json"] + files).output
    #expect(mergedJSON.replacingOccurrences(of: folder.url.path + "/", with: "") == json)
  }

  @Test("Merging partial results that do not belong together causes a one-line error")
  func wrongParts() throws {
    let folder = try folderOfParts()
    defer { folder.remove() }
    let (one, two) = (folder.path("1.jsonl"), folder.path("2.jsonl"))
    _ = try folder.test(".", "--shard=1/2", "--blob=\(one)")
    _ = try folder.test(".", "--filter=f.a11y", "--shard=2/2", "--blob=\(two)")
    try folder.write("cut.jsonl", String(folder.read("1.jsonl").dropLast(20)))
    try folder.write("edited.jsonl", folder.read("1.jsonl").replacing("\"status\"", with: "\"x\""))
    try folder.write(
      "old.jsonl",
      folder.read("1.jsonl").replacing("\"version\":1", with: "\"version\":9")
    )
    for (files, reason) in [
      ([one], "\(one): a part is missing: 2/2"),
      ([one, one], "\(one): this file and \(one) both contain part 1/2"),
      ([one, two], "\(two): this file and \(one) belong to different runs"),
      ([folder.path("cut.jsonl")], "\(folder.path("cut.jsonl")): the last line is incomplete"),
      ([folder.path("edited.jsonl")], "\(folder.path("edited.jsonl")): line 2 is damaged"),
      (
        [folder.path("old.jsonl")],
        "\(folder.path("old.jsonl")): this file is in format version 9, but this program reads version 1"
      ),
      (
        [one, folder.path("a.a11y")],
        "\(folder.path("a.a11y")): this file was not written by “a11ynav test --blob”"
      ),
    ] {
      let result = try Program.run(["merge-reports"] + files)
      #expect(result.errors == "Error: \(reason)\n")
      #expect(result.status == 2)
    }
  }

  @Test("A report shows expected and heard words side by side and escapes any markup in them")
  func sideBySide() throws {
    let folder = try WalkFolder([
      "a.a11y": differing.replacingOccurrences(of: "Shop", with: "<b>Shop</b>")
    ])
    defer { folder.remove() }
    let html = folder.path("report.html")
    #expect(try folder.test(".", "--html=\(html)").status == 1)
    let read = try Program.run("read", html)
    #expect(read.errors == "")
    let lines = read.output.split(separator: "\n")
    #expect(lines.contains("Expected, <b>Shop</b>, heading level 1, column 2"))
    #expect(lines.contains("Heard, Shop, heading level 1, column 3"))
    #expect(lines.contains("Expected, Surname, text field, double tap to edit, column 2"))
    #expect(lines.contains("1 transcript, 1 step: 1 differs") == false)
    let audit = try Program.run("audit", html)
    #expect(audit.output.contains(": 0 findings at"))
  }

  @Test("`a11ynav show-report` uses the first program that succeeds in opening a browser")
  func showReport() throws {
    let folder = try WalkFolder(["-r.html": "<p>Report"])
    defer { folder.remove() }
    let programs = ["xdg-open": "echo \"opens $*\"", "sensible-browser": "exit 9"]
    for (name, text) in programs {
      try folder.write("bin/\(name)", "#!/bin/sh\n\(text)\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: folder.path("bin/\(name)")
      )
    }
    func show(_ report: String, path: String) throws -> Program.Result {
      try Program.run(["show-report", "--", report], in: folder.url, environment: ["PATH": path])
    }
    let shown = try show("-r.html", path: folder.path("bin"))
    #expect(shown.output.hasSuffix("/-r.html\n") && shown.output.hasPrefix("opens /"))
    #expect(shown.status == 0)
    let missing = try show("none.html", path: folder.path("bin"))
    #expect(
      missing.errors == "Error: none.html: this file does not exist or is not a regular file\n"
    )
    let alone = try show("-r.html", path: folder.path("nowhere"))
    #expect(alone.errors.contains("no program that opens a browser was found"))
    #expect(alone.status != 0)
    try FileManager.default.removeItem(atPath: folder.path("bin/xdg-open"))
    #expect(try show("-r.html", path: folder.path("bin")).errors.hasSuffix("exited with code 9\n"))
  }
}
