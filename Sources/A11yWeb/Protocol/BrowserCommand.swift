// SPDX-License-Identifier: MIT

import A11yJSON

/// A command of the Chrome DevTools Protocol, consisting of a method, its parameters and a function that parses the
/// response.
///
/// Each method is declared only once, in an extension named after its domain, so no call can misspell a method, a
/// parameter or a field of the result.
struct BrowserCommand<Answer: Sendable>: Sendable {
  /// The method's name.
  let method: String
  /// The method's parameters.
  let parameters: JSONValue
  /// A function that parses the response in the browser's message.
  let read: @Sendable (Message) -> Answer

  init(
    _ method: String,
    _ parameters: JSONValue = [:],
    message read: @escaping @Sendable (Message) -> Answer
  ) {
    self.method = method
    self.parameters = parameters
    self.read = read
  }

  init(
    _ method: String,
    _ parameters: JSONValue = [:],
    result read: @escaping @Sendable (JSONValue) -> Answer
  ) {
    self.init(method, parameters, message: { read($0.result) })
  }
}

extension BrowserCommand where Answer == Void {
  init(_ method: String, _ parameters: JSONValue = [:]) {
    self.init(method, parameters, message: { _ in })
  }

  /// Makes a domain report its events.
  static func enable(_ domain: BrowserDomain) -> Self { Self("\(domain.rawValue).enable") }
}

/// The protocol domains whose events are requested.
enum BrowserDomain: String {
  case accessibility = "Accessibility"
  case dom = "DOM"
  case inspector = "Inspector"
  case network = "Network"
  case page = "Page"
  case performance = "Performance"
  case runtime = "Runtime"
}
