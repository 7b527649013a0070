// SPDX-License-Identifier: MIT

import A11yJSON
import A11yWeb

/// An error of the WebDriver protocol.
struct WebDriverError: Error, Equatable {
  /// The protocol's error codes that this server uses.
  enum Code: String {
    case invalidArgument = "invalid argument"
    case invalidSelector = "invalid selector"
    case invalidSessionID = "invalid session id"
    case javaScriptError = "javascript error"
    case noSuchElement = "no such element"
    case noSuchFrame = "no such frame"
    case noSuchWindow = "no such window"
    case scriptTimeout = "script timeout"
    case sessionNotCreated = "session not created"
    case staleElement = "stale element reference"
    case unexpectedAlert = "unexpected alert open"
    case unknownCommand = "unknown command"
    case unknownError = "unknown error"
    case unknownMethod = "unknown method"
  }

  let code: Code
  /// The human-readable error message.
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Creates an error from a problem that occurred while a page was driven.
  init(_ problem: DrivingProblem) {
    switch problem {
    case .loading(let words): self.init(.unknownError, words)
    case .script(let words): self.init(.javaScriptError, words)
    case .timeout: self.init(.scriptTimeout, "the script did not finish in time")
    case .selector(let words): self.init(.invalidSelector, words)
    case .stale: self.init(.staleElement, "the element is no longer in the document")
    case .dialog: self.init(.unexpectedAlert, "the page is showing a dialog")
    case .gone: self.init(.noSuchWindow, "the page has closed or is not responding")
    }
  }

  /// The response's HTTP status.
  var status: String {
    switch code {
    case .invalidArgument, .invalidSelector: "400 Bad Request"
    case .invalidSessionID, .noSuchElement, .noSuchFrame, .noSuchWindow, .staleElement,
      .unknownCommand:
      "404 Not Found"
    case .unknownMethod: "405 Method Not Allowed"
    default: "500 Internal Server Error"
    }
  }

  /// The response's body.
  var answer: JSONValue {
    [
      "value": [
        "error": .string(code.rawValue), "message": .string(message), "stacktrace": "",
      ]
    ]
  }
}
