// SPDX-License-Identifier: MIT

import A11yATDriver
import A11yCommandLine
import A11ySession
import A11yWeb
import ArgumentParser

/// The `a11ynav at-driver` subcommand.
struct ATDriver: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "at-driver",
    abstract: "Let programs control the screen reader through the W3C’s AT Driver protocol.",
    discussion: """
      Clients connect to ws://127.0.0.1:4382/session; only programs on this
      machine may connect. --webdriver also starts a WebDriver server; the screen
      reader then reads the page that a WebDriver client opens. That page has no
      visible window.

        a11ynav at-driver --webdriver 4444
        a11ynav at-driver page.html --port 0
        a11ynav at-driver --webdriver 4444 --name VoiceOver

      The servers’ addresses are printed once their ports are open.
      Documentation/ATDriver.md lists the supported parts of the protocol.
      """
  )

  @Option(
    help: ArgumentHelp(
      "The port for AT Driver; 0 for any free port. (default: 4382)",
      valueName: "port"
    )
  )
  var port: Int?

  @Option(
    help: ArgumentHelp("Also serve WebDriver on this port; 0 for any free port.", valueName: "port")
  )
  var webdriver: Int?

  @Option(
    help: ArgumentHelp(
      "The name that clients see; some accept only known screen readers. (default: a11ynav)",
      valueName: "name"
    )
  )
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The time by which a page’s clock advances after each command. (default: 1s)",
      valueName: "time"
    ),
    transform: CommandParser.duration
  )
  var rest: Duration?

  @OptionGroup var subject: SubjectOptions
  @OptionGroup(title: "Technology") var technology: TechnologyOptions

  func validate() throws {
    for port in [port, webdriver].compactMap(\.self) where !(0...65535).contains(port) {
      throw ValidationError("\(port) is not a valid port; use a number from 0 to 65535.")
    }
    if webdriver == nil { try subject.demand() }
    if webdriver != nil, subject.isNamed {
      throw ValidationError("With --webdriver, clients open the page, so do not specify a page.")
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
