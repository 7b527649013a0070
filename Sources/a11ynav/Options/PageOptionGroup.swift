// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yTranscripts
import A11yWeb
import ArgumentParser

/// The options for opening a web page, which all commands that open web pages share.
struct PageOptionGroup: ParsableArguments {
  @Option(
    help: ArgumentHelp("Serve this folder while the page is open.", valueName: "folder"),
    completion: .directory
  )
  var serve: String?

  @Option(
    help: ArgumentHelp(
      "Run this server while the page is open; --ready gives the server’s address.",
      valueName: "command"
    )
  )
  var run: String?

  @Option(help: ArgumentHelp("Wait until a server responds at this address.", valueName: "address"))
  var ready: String?

  @Option(help: ArgumentHelp("The page's viewport. (default: 1280x800)", valueName: "size"))
  var viewport: String?

  @Option(help: ArgumentHelp("The language in which to request the page.", valueName: "tag"))
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
    help: ArgumentHelp(
      "With --attach, use the tab whose title contains this text.",
      valueName: "title"
    )
  )
  var tab: String?

  @Option(
    help: ArgumentHelp(
      "Use the browser at this address, such as ws://grid:9222/…; can be repeated.",
      valueName: "address"
    )
  )
  var browserEndpoint: [String] = []

  @Flag(help: "Run the page in real time.")
  var realTime = false

  @OptionGroup(title: "When a page is ready") var readiness: ReadinessOptions

  @OptionGroup(title: "Access to pages") var access: AccessOptions

  @OptionGroup(title: "Recorded traffic") var traffic: TrafficOptions

  @OptionGroup(title: "The user’s environment") var environment: EnvironmentOptions

  /// Returns the header fields that are equivalent to these options.
  func fields(isRealTime: Bool) -> [Subject.Field] {
    let endpoints = browserEndpoint.isEmpty ? nil : browserEndpoint.joined(separator: ", ")
    let header = access.header.isEmpty ? nil : access.header.joined(separator: ", ")
    let values: [(name: String, value: String?)] = [
      ("serve", serve), ("run", run), ("ready", ready), ("viewport", viewport), ("locale", locale),
      ("browser", browser),
      ("headed", headed ? "on" : nil), ("attach", attach.map { "\($0)" }), ("tab", tab),
      ("browser-endpoint", endpoints),
      ("time", isRealTime || realTime ? "real" : nil),
      ("wait-for", readiness.waitFor), ("wait-for-gone", readiness.waitForGone),
      ("timeout", readiness.timeout),
      ("header", header), ("basic-auth", access.basicAuth),
      ("storage-state", access.storageState),
      ("ignore-https-errors", access.ignoreHttpsErrors ? "on" : nil), ("proxy", environment.proxy),
      ("traffic", traffic.traffic), ("record-traffic", traffic.recordTraffic),
      ("record-credentials", traffic.recordCredentials ? "on" : nil),
      ("user-agent", environment.userAgent), ("color-scheme", environment.colorScheme),
      ("reduced-motion", environment.reducedMotion ? "on" : nil),
      ("timezone", environment.timezone), ("geolocation", environment.geolocation),
    ]
    return values.compactMap { name, value in
      value.map { Subject.Field(name, $0) }
    }
  }
}

/// The options for the conditions that a page must meet before it is used.
struct ReadinessOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Wait until the page shows this text.", valueName: "text")
  )
  var waitFor: String?

  @Option(
    help: ArgumentHelp("Wait until the page no longer shows this text.", valueName: "text")
  )
  var waitForGone: String?

  @Option(
    help: ArgumentHelp(
      "With --wait-for or --wait-for-gone, the maximum time to wait. (default: 30s)",
      valueName: "seconds"
    )
  )
  var timeout: String?
}

/// The options for credentials and certificates.
struct AccessOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Send this header to the page's origin; its value is read from an environment variable.",
      valueName: "name=@variable"
    )
  )
  var header: [String] = []

  @Option(
    help: ArgumentHelp(
      "Sign in to the page's origin with the name and password in this environment variable.",
      valueName: "@variable"
    )
  )
  var basicAuth: String?

  @Option(
    help: ArgumentHelp(
      "Begin with the cookies and local storage in this file, as saved by Playwright."
    ),
    completion: .file(extensions: ["json"])
  )
  var storageState: String?

  @Flag(help: "Accept invalid certificates.")
  var ignoreHttpsErrors = false
}

/// The options for recording and replaying the traffic between a page and its servers.
struct TrafficOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Answer the page’s requests from this HAR file instead of servers."),
    completion: .file(extensions: ["har"])
  )
  var traffic: String?

  @Option(
    help: ArgumentHelp("Record the page’s traffic in this HAR file."),
    completion: .file(extensions: ["har"])
  )
  var recordTraffic: String?

  @Flag(
    help: "With --record-traffic, also record cookies, credentials and everything the page sends."
  )
  var recordCredentials = false
}
