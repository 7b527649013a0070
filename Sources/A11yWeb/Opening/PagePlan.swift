// SPDX-License-Identifier: MIT

import A11yOpening
import Foundation

/// A validated request for a page from a header or a command line.
struct PagePlan {
  /// The page to open, as an address or as a path relative to the served folder.
  var address: String
  /// The folder to serve.
  var folder: String?
  /// The command to run, its working folder, and the address that it serves.
  var command: String?
  var workingFolder: String
  var ready: String?
  var page = PageOptions()
  var browser = BrowserOptions()
  /// The debugging endpoint of a running browser, and the name of a tab.
  var endpoint: BrowserEndpoint?
  var tab: String?
  /// The endpoints of running browsers on any machine, one of which opens the page.
  var endpoints: [BrowserEndpoint] = []

  init(_ subject: Subject) throws(SubjectError) {
    folder = subject.path("serve")
    command = subject["run"]
    workingFolder = subject.folder
    ready = subject["ready"]
    let named = subject["open"]
    if let named, PageAddress.isRecording(named) {
      let traffic = try RecordedTraffic(path: subject.path("open") ?? named)
      guard let first = traffic.firstPage else {
        throw SubjectError("\(named): the file contains no page", field: "open")
      }
      guard traffic.hasContent else {
        throw SubjectError(
          "\(named): the file does not contain the page’s content; export it again with content",
          field: "open"
        )
      }
      page.traffic = traffic
      address = first
    } else if let named, PageAddress.isAddress(named) {
      address = named
    } else if folder != nil {
      address = named ?? ""
    } else if let path = subject.path("open") {
      address = try PageAddress.file(path)
    } else if let ready {
      address = ready
    } else if subject["attach"] != nil {
      address = ""
    } else {
      throw SubjectError(
        "the header does not name a page; add a line such as “open: http://localhost:3000”"
      )
    }
    if command != nil, ready == nil, !PageAddress.isAddress(address) {
      throw SubjectError("“run” needs “ready”, the server’s address", field: "run")
    }
    if let size = subject["viewport"] { try setViewport(size) }
    if let locale = subject["locale"] {
      guard !locale.isEmpty,
        locale.allSatisfy({ $0.isASCII && $0.isLetter || $0 == "-" || $0.isNumber })
      else { throw SubjectError("“\(locale)” is not a language, such as “de-AT”", field: "locale") }
      page.locale = locale
    }
    if let text = subject["attach"] {
      guard let found = BrowserEndpoint(text) else {
        throw SubjectError(
          "“\(text)” is not a port or address on this machine, such as 9222 or http://127.0.0.1:9222",
          field: "attach"
        )
      }
      endpoint = found
    }
    endpoints = try Self.endpoints(subject)
    tab = subject["tab"]
    page.readiness = try PageReadiness(subject)
    page.access = try PageAccess(subject)
    page.environment = try PageEnvironment(subject)
    try setTraffic(subject)
    if endpoint != nil, address.isEmpty, !page.access.headers.isEmpty {
      throw SubjectError("“header” needs the address of a page to open", field: "header")
    }
    browser.program = subject["browser"]
    browser.locale = page.locale
    browser.isHeaded = try subject.flag("headed")
    switch subject["time"] {
    // A page that has been open for a while cannot restart with virtual time.
    case nil: page.time = endpoint == nil ? .virtual : .real
    case "virtual": page.time = .virtual
    case "real": page.time = .real
    case let other?:
      throw SubjectError("“\(other)” is neither “virtual” nor “real”", field: "time")
    }
    page.files = ChoosableFiles(folder: subject.folder, isConfined: page.time == .virtual)
  }

  private static func endpoints(_ subject: Subject) throws(SubjectError) -> [BrowserEndpoint] {
    guard let text = subject["browser-endpoint"] else { return [] }
    let field = "browser-endpoint"
    if subject["attach"] != nil {
      throw SubjectError("“attach” and “browser-endpoint” cannot be combined", field: field)
    }
    var endpoints: [BrowserEndpoint] = []
    for part in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      guard let endpoint = BrowserEndpoint(anywhere: String(part)) else {
        throw SubjectError(
          "“\(part)” is not the address of a browser, such as ws://grid:9222/devtools/browser/1 or "
            + "http://grid:9222",
          field: field
        )
      }
      endpoints.append(endpoint)
    }
    guard !endpoints.isEmpty else {
      throw SubjectError("the browser’s address is missing", field: field)
    }
    return endpoints
  }

  private mutating func setTraffic(_ subject: Subject) throws(SubjectError) {
    let keepsCredentials = try subject.flag("record-credentials")
    if let path = subject.path("record-traffic") {
      page.recording = TrafficRecording(path: path)
      page.recording?.keepsCredentials = keepsCredentials
    } else if keepsCredentials {
      throw SubjectError(
        "“record-credentials” needs “record-traffic”, the file to write",
        field: "record-credentials"
      )
    }
    if let path = subject.path("traffic") {
      guard page.traffic == nil else {
        throw SubjectError("“traffic” cannot be combined with a HAR file to open", field: "traffic")
      }
      page.traffic = try RecordedTraffic(path: path)
    }
    guard page.traffic != nil else { return }
    for field in ["serve", "run", "ready", "proxy", "record-traffic"] where subject[field] != nil {
      throw SubjectError(
        "“\(field)” cannot be combined with recorded traffic, which replaces all servers",
        field: field
      )
    }
    guard PageAccess.origin(of: address) != nil else {
      throw SubjectError(
        "recorded traffic can be used only with the address of a page, such as http://localhost:3000",
        field: "traffic"
      )
    }
  }

  private mutating func setViewport(_ size: String) throws(SubjectError) {
    let numbers = size.split(whereSeparator: { $0 == "x" || $0 == "×" }).map {
      Int($0.filter { !$0.isWhitespace })
    }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { throw SubjectError("“\(size)” is not a size, such as “390x844”", field: "viewport") }
    (page.width, page.height) = (width, height)
  }
}

/// Functions that distinguish the addresses of pages from the paths of documents.
public enum PageAddress {
  /// Returns whether a string names a web page, either as an address or as the path of an HTML file.
  public static func isPage(_ text: String) -> Bool {
    let path = text.lowercased()
    return isAddress(text) || isRecording(text)
      || [".html", ".htm", ".xhtml"].contains { path.hasSuffix($0) }
  }

  /// Returns whether a string is the path of a HAR file.
  static func isRecording(_ text: String) -> Bool {
    !isAddress(text) && text.lowercased().hasSuffix(".har")
  }

  /// Returns whether a string is an address that begins with a supported scheme.
  public static func isAddress(_ text: String) -> Bool {
    ["http://", "https://", "file://", "data:", "about:"].contains {
      text.lowercased().hasPrefix($0)
    }
  }

  /// Returns the address for a file.
  static func file(_ path: String) throws(SubjectError) -> String {
    guard FileManager.default.fileExists(atPath: path) else {
      throw SubjectError("\(path): there is no such file", field: "open")
    }
    return URL(fileURLWithPath: path).standardizedFileURL.absoluteString
  }
}
