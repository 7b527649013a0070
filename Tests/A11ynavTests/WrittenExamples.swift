// SPDX-License-Identifier: MIT

import Foundation

/// The command lines in the help, the manual and the documentation, and a folder for running them.
struct WrittenExamples {
  /// The location and the text of an example.
  struct Example {
    var place: String
    var command: String
  }

  let folder: URL

  init() throws {
    folder = try Program.scratchFolder()
    let tree = "- heading \"Shop\" [level=1]\n- button \"Buy\"\n"
    let page = "<html lang=en><title>Shop</title><h1>Shop</h1><button>Buy</button></html>"
    let walk = "open: page.aria.yaml\n\nShop, heading level 1\n> next\nBuy, button\n"
    let chrome = try Data(
      contentsOf: URL(
        fileURLWithPath: Program.repositoryFile(
          "Tests/A11yDocumentsTests/Captures/controls.chrome.json"
        )
      )
    )
    for name in ["page.aria.yaml", "before.aria.yaml", "after.aria.yaml"] { try write(name, tree) }
    for name in ["page.html", "index.html", "shop.html", "dist/index.html", "dist/cart.html"] {
      try write(name, page)
    }
    for name in ["walk.a11y", "login.a11y", "page.a11y", "shop.a11y"] { try write(name, walk) }
    for name in ["tests/walk.a11y", "Previews/walk.a11y", "walks/walk.a11y"] {
      try write(name, walk.replacing("page.aria", with: "../page.aria"))
    }
    for name in ["page.chrome.json", "pages/page.json"] {
      try FileManager.default.createDirectory(
        at: url(name).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try chrome.write(to: url(name))
    }
    // Walks through apps need the example apps, which are built together with the view layer.
    for name in ["Examples/Trees", "Examples/Audit", "Examples/Screens"] {
      try FileManager.default.createDirectory(
        at: url(name).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: Program.repositoryFile(name)),
        to: url(name)
      )
    }
    try write("settings.a11y", walk)
    try write(
      "MyApp/Localizable.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"Buy": {"localizations": {"de": {}, "pl": {}}}}}"#
    )
    try write(
      "screen.xml",
      "<hierarchy><node class='android.widget.TextView' text='Shop'/>"
        + "<node class='android.widget.Button' text='Buy' clickable='true'/></hierarchy>"
    )
    try write("screen.a11y", "open: screen.xml\n\nShop\n> next\nBuy, button\n")
    try write("heard.json", #"[{"utterance": "Shop"}, {"utterance": "Buy, Button"}]"#)
    try FileManager.default.copyItem(
      at: url("Examples/Screens/settings.uiautomator.xml"),
      to: url("settings.xml")
    )
    try write("Examples/walk.a11y", walk.replacing("page.aria", with: "../page.aria"))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func write(_ name: String, _ text: String) throws {
    let url = url(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  /// Returns all examples without duplicates. Exit codes are left out, because they have their own page and test.
  static func all() throws -> [Example] {
    let help = try Program.run("--experimental-dump-help").output
    let root = try JSONSerialization.jsonObject(with: Data(help.utf8)) as? [String: Any]
    let command = root?["command"] as? [String: Any]
    let commands = command?["subcommands"] as? [[String: Any]] ?? []
    var texts = ([command ?? [:]] + commands).map { command in
      ("--help of \(command["commandName"] ?? "")", command["discussion"] as? String ?? "")
    }
    for path in ["README.md", "Packaging/a11ynav.1.in", "Documentation", "Sources"] {
      texts += try pages(below: path).filter { !$0.0.hasSuffix("ForPrograms.md") }
    }
    var seen: Set<String> = []
    return texts.flatMap { place, text in
      examples(in: text).filter { seen.insert($0).inserted }.map {
        Example(place: place, command: $0)
      }
    }
  }

  private static func pages(below path: String) throws -> [(String, String)] {
    let full = Program.repositoryFile(path)
    guard let names = FileManager.default.enumerator(atPath: full) else {
      return [(path, try String(contentsOfFile: full, encoding: .utf8))]
    }
    let found = names.compactMap { $0 as? String }.sorted()
    if found.isEmpty { return [(path, try String(contentsOfFile: full, encoding: .utf8))] }
    // Scripts/check-tutorials.py follows the tutorials from top to bottom.
    return try found.filter {
      $0.hasSuffix(".md") && !$0.hasSuffix("Modules.md") && !$0.hasPrefix("GettingStarted/")
    }.map {
      ("\(path)/\($0)", try String(contentsOfFile: "\(full)/\($0)", encoding: .utf8))
    }
  }

  /// Returns the commands in the console lines or help lines of a text, without the comments next to them.
  private static func examples(in text: String) -> [String] {
    var lines = text.replacing("\\\n", with: " ").split(separator: "\n").map(String.init)
    lines = lines.map { $0.hasPrefix(".Dl ") ? String($0.dropFirst(4)) : $0 }
    return lines.compactMap { line in
      let isIndented = line.hasPrefix("  ")
      var command = line.trimmingCharacters(in: .whitespaces)
      let isPrompted = command.hasPrefix("$ ")
      if isPrompted { command.removeFirst(2) }
      guard isPrompted || isIndented, command.contains(/^(button \| )?a11ynav [a-z-]/) else {
        return nil
      }
      let end = command.firstMatch(of: /\s{2,}[^\s"-]|\s+#/)?.range.lowerBound
      return String(command[..<(end ?? command.endIndex)])
    }
  }
}
