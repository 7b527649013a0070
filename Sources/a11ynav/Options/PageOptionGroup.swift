// SPDX-License-Identifier: MIT

import A11yTranscripts
import A11yWeb
import ArgumentParser

/// The options for opening a web page, shared by all commands that open one.
struct PageOptionGroup: ParsableArguments {
  @Option(
    help: ArgumentHelp("Serve this folder while the page is open.", valueName: "folder"),
    completion: .directory
  )
  var serve: String?

  @Option(
    help: ArgumentHelp(
      "Run this server while the page is open; --ready gives its address.",
      valueName: "command"
    )
  )
  var run: String?

  @Option(help: ArgumentHelp("Wait until a server responds at this address.", valueName: "address"))
  var ready: String?

  @Option(help: ArgumentHelp("The page's viewport. (default: 1280x800)", valueName: "size"))
  var viewport: String?

  @Option(help: ArgumentHelp("The language to request the page in.", valueName: "tag"))
  var locale: String?

  @Option(
    help: ArgumentHelp("The browser, by name or path.", valueName: "program"),
    completion: .custom { _, _, _ in BrowserProgram.names }
  )
  var browser: String?

  @Flag(help: "Show the browser's window.")
  var headed = false

  @Option(
    help: ArgumentHelp("Use the running browser with this debugging port.", valueName: "port")
  )
  var attach: Int?

  @Option(
    help: ArgumentHelp("With --attach, the tab whose title contains this text.", valueName: "title")
  )
  var tab: String?

  @Flag(help: "Run the page in real time.")
  var realTime = false

  /// Returns the equivalent header fields.
  func fields(isRealTime: Bool) -> [Subject.Field] {
    let values = [
      ("serve", serve), ("run", run), ("ready", ready), ("viewport", viewport), ("locale", locale),
      ("browser", browser),
      ("headed", headed ? "on" : nil), ("attach", attach.map { "\($0)" }), ("tab", tab),
      ("time", isRealTime || realTime ? "real" : nil),
    ]
    return values.compactMap { name, value in
      value.map { Subject.Field(name, $0) }
    }
  }
}
