// SPDX-License-Identifier: MIT

import A11yATDriver
import A11yCommandLine
import A11ySession
import A11yWeb
import ArgumentParser

/// `a11ynav at-driver`
struct ATDriver: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "at-driver",
    abstract: "Let programs drive the screen reader, as the W3C’s AT Driver describes.",
    discussion: """
      Clients connect to ws://127.0.0.1:4382/session; only programs of this
      machine are answered. With --webdriver a WebDriver is there, too: the page
      that it opens is the page that is heard, and no window is needed.

        a11ynav at-driver --webdriver 4444
        a11ynav at-driver page.html --port 0
        a11ynav at-driver --webdriver 4444 --name VoiceOver

      The ports are printed once they are open. Documentation/ATDriver.md lists
      what of the protocol is there.
      """
  )

  @Option(
    help: ArgumentHelp(
      "The port of AT Driver; 0 for any that is free. (default: 4382)",
      valueName: "port"
    )
  )
  var port: Int?

  @Option(
    help: ArgumentHelp("Speak WebDriver on this port; 0 for any that is free.", valueName: "port")
  )
  var webdriver: Int?

  @Option(
    help: ArgumentHelp(
      "The name that clients see: some know only those of screen readers. (default: a11ynav)",
      valueName: "name"
    )
  )
  var name: String?

  @Option(
    help: ArgumentHelp(
      "How much of a page’s time passes after each command. (default: 1s)",
      valueName: "time"
    ),
    transform: CommandParser.duration
  )
  var rest: Duration?

  @OptionGroup var subject: SubjectOptions
  @OptionGroup(title: "Technology") var technology: TechnologyOptions

  func validate() throws {
    for port in [port, webdriver].compactMap(\.self) where !(0...65535).contains(port) {
      throw ValidationError("\(port) is no port.")
    }
    if webdriver == nil { try subject.demand() }
    if webdriver != nil, subject.isNamed {
      throw ValidationError("With --webdriver the page is opened by its clients.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let openers = Openers()
      defer { openers.close() }
      let opened = subject.isNamed ? try subject.open(openers) : nil
      let reader = ScreenReader(
        settings: try technology.settings(),
        readingOrder: opened?.readingOrder ?? .source,
        rest: rest ?? .seconds(1)
      )
      var options = ATDriverHost.Options(version: Version.text)
      options.port = port ?? options.port
      options.webDriverPort = webdriver
      options.name = name ?? options.name
      options.browser.program = subject.page.browser
      options.browser.isHeaded = subject.page.headed
      let host: ATDriverHost
      do {
        host = try ATDriverHost(reader, options) { StandardError.write(VisibleText($0)) }
      } catch {
        throw Failure("\(error)")
      }
      if let opened { reader.begin(at: opened.source) }
      var output = StandardOutput()
      output.write("AT Driver: ws://127.0.0.1:\(host.port)/session")
      if let port = host.webDriverPort {
        output.write("WebDriver: http://127.0.0.1:\(port)")
      }
      output.flush()
      host.run()
    }
  }
}
