// SPDX-License-Identifier: MIT

import A11yJSON
import A11yWeb
import Foundation

/// A session of the WebDriver protocol, which performs the client's commands on the page that the screen reader session
/// reads.
@MainActor
final class WebDriverSession {
  let id = UUID().uuidString.lowercased()
  private let browser: HeardBrowser
  /// The time limits for scripts and for loading pages, in milliseconds.
  private var timeouts: [String: Int] = ["script": 30_000, "pageLoad": 300_000, "implicit": 0]

  /// The key that WebDriver defines for an element in a response.
  private static let element = "element-6066-11e4-a52e-4f735466cecf"

  /// Begins a session with an empty page.
  init(_ browser: HeardBrowser, _ parameters: JSONValue) throws(WebDriverError) {
    self.browser = browser
    try Self.match(parameters["capabilities"])
    do { try browser.open() } catch {
      throw WebDriverError(.sessionNotCreated, "\(error)")
    }
  }

  /// The response to the command that started the session.
  var created: JSONValue {
    let version = browser.product.split(separator: "/").last.map(String.init) ?? ""
    return [
      "sessionId": .string(id),
      "capabilities": [
        "browserName": "chrome", "browserVersion": .string(version), "platformName": "linux",
        "acceptInsecureCerts": false, "pageLoadStrategy": "normal", "setWindowRect": true,
        "strictFileInteractability": false, "unhandledPromptBehavior": "ignore", "proxy": [:],
        "timeouts": timeoutValues,
      ],
    ]
  }

  /// Closes the page.
  func end() { browser.close() }

  /// Performs a command and returns its value.
  ///
  /// - Parameter path: The components of the request's path after the session's id.
  func perform(
    _ path: [String],
    _ request: WebDriverRequest
  ) throws(WebDriverError) -> JSONValue {
    do {
      return try value(path, request)
    } catch let error as WebDriverError {
      throw error
    } catch let problem as DrivingProblem {
      throw WebDriverError(problem)
    } catch {
      throw WebDriverError(.unknownError, "\(error)")
    }
  }

  private func value(_ path: [String], _ request: WebDriverRequest) throws -> JSONValue {
    switch (request.method, path.count, path.first) {
    case ("POST", 1, "url"):
      let address = try request.text("url")
      guard URL(string: address)?.scheme != nil else {
        throw WebDriverError(.invalidArgument, "“\(address)” is not an absolute URL")
      }
      try browser.drive { page async throws(DrivingProblem) in try await page.load(address) }
      return .null
    case ("GET", 1, "url"): return .string(try page.url)
    case ("GET", 1, "title"): return .string(try page.title)
    case ("POST", 1, "frame"):
      guard request.parameters["id"] == .null else {
        throw WebDriverError(.noSuchFrame, "frames cannot be selected; “id” must be null")
      }
      return .null
    case ("POST", 2, "window") where ["minimize", "maximize", "fullscreen"].contains(path[1]),
      ("GET", 2, "window") where path[1] == "rect",
      ("POST", 2, "window") where path[1] == "rect":
      // The browser has no visible window, so the position is always 0.
      return ["x": 0, "y": 0, "width": size.width, "height": size.height]
    case ("POST", 2, "execute") where path[1] == "sync" || path[1] == "async":
      return try run(request, isAsync: path[1] == "async")
    case ("POST", 1, "elements"):
      return .array(try find(request).map { [Self.element: .string($0)] })
    case ("POST", 1, "element"):
      guard let first = try find(request).first else {
        throw WebDriverError(.noSuchElement, "no element matches the selector")
      }
      return [Self.element: .string(first)]
    case ("POST", 3, "element") where path[2] == "click":
      let handle = path[1]
      try browser.drive { page async throws(DrivingProblem) in try await page.click(handle) }
      return .null
    case ("GET", 1, "timeouts"): return timeoutValues
    case ("POST", 1, "timeouts"):
      try setTimeouts(request.parameters)
      return .null
    default:
      throw WebDriverError(
        .unknownCommand,
        "the command \(request.method) \(path.joined(separator: "/")) is not supported"
      )
    }
  }

  private var page: WebPage {
    get throws(WebDriverError) {
      guard let page = browser.page else { throw WebDriverError(.gone) }
      return page
    }
  }

  private var size: (width: JSONValue, height: JSONValue) {
    (.number(Double(browser.width)), .number(Double(browser.height)))
  }

  private var timeoutValues: JSONValue { .object(timeouts.mapValues { .number(Double($0)) }) }

  private func setTimeouts(_ parameters: JSONValue) throws(WebDriverError) {
    guard case .object(let members) = parameters else { return }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard timeouts[name] != nil, let number = value.integer, number >= 0 else {
        throw WebDriverError(.invalidArgument, "“\(name)” is not a timeout in milliseconds")
      }
      timeouts[name] = number
    }
  }

  private func run(_ request: WebDriverRequest, isAsync: Bool) throws -> JSONValue {
    let script = try request.text("script")
    guard case .array(let arguments) = request.parameters["args"] else {
      throw WebDriverError(.invalidArgument, "“args” is not an array")
    }
    let limit = Duration.milliseconds(timeouts["script"] ?? 0)
    return try browser.drive { page async throws(DrivingProblem) in
      try await page.run(script, arguments, isAsync: isAsync, limit: limit)
    }
  }

  private func find(_ request: WebDriverRequest) throws -> [String] {
    guard try request.text("using") == "css selector" else {
      throw WebDriverError(
        .invalidSelector,
        "only “css selector” is supported for finding elements"
      )
    }
    let selector = try request.text("value")
    return try browser.drive { page async throws(DrivingProblem) in try await page.find(selector) }
  }

  /// Checks a client's requirements, which combine `alwaysMatch` with one entry of `firstMatch`.
  private static func match(_ capabilities: JSONValue) throws(WebDriverError) {
    let always = capabilities["alwaysMatch"]
    let first = capabilities["firstMatch"].array
    let wanted = (first.isEmpty ? [[:]] : first).map { alternative in
      [always, alternative].compactMap { $0["browserName"].string }
    }
    guard wanted.contains(where: { $0.allSatisfy { ["chrome", "chromium"].contains($0) } }) else {
      let names = Set(wanted.joined()).sorted().joined(separator: ", ")
      throw WebDriverError(.sessionNotCreated, "only chrome is supported, not \(names)")
    }
  }
}
