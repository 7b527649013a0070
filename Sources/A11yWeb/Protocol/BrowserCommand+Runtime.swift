// SPDX-License-Identifier: MIT

import A11yJSON

/// The result of evaluating a script.
struct Evaluation: Sendable {
  /// The value as JSON, if the caller requested the value itself.
  var value: JSONValue
  /// The object that remains in the browser, if the caller requested an object.
  var object: RemoteObject?
  /// A description of the exception that the script threw, if any.
  var exception: String?

  fileprivate init(_ result: JSONValue) {
    value = result["result"]["value"]
    object = RemoteObject(result["result"]["objectId"])
    let details = result["exceptionDetails"]
    guard details != .null else { return }
    let thrown = details["exception"]
    exception =
      thrown["description"].string ?? thrown["value"].string ?? details["text"].string ?? ""
  }
}

/// A JavaScript object that remains in the browser.
struct RemoteObject: Sendable {
  let id: JSONValue

  init?(_ id: JSONValue) {
    guard id != .null else { return nil }
    self.id = id
  }
}

extension BrowserCommand where Answer == Evaluation {
  /// Evaluates an expression and returns its value.
  ///
  /// - Parameter world: The world in which to evaluate the expression, or `nil` for the page's own world.
  static func evaluate(
    _ expression: String,
    in world: Int? = nil,
    awaitsPromise: Bool = false
  ) -> Self {
    var parameters: [String: JSONValue] = [
      "expression": .string(expression), "returnByValue": true,
      "awaitPromise": .bool(awaitsPromise), "userGesture": true,
    ]
    if let world { parameters["contextId"] = .number(Double(world)) }
    return Self("Runtime.evaluate", .object(parameters), result: Evaluation.init)
  }

  /// Evaluates an expression and returns a simple value or the resulting object itself.
  ///
  /// - Parameter world: The world in which to evaluate the expression, or `nil` for the page's own world.
  static func evaluateObject(_ expression: String, in world: Int? = nil) -> Self {
    var parameters: [String: JSONValue] = [
      "expression": .string(expression), "objectGroup": "a11ynav",
    ]
    if let world { parameters["contextId"] = .number(Double(world)) }
    return Self("Runtime.evaluate", .object(parameters), result: Evaluation.init)
  }

  /// Calls a function with an object as `this`.
  static func call(
    _ declaration: String,
    on object: RemoteObject,
    _ arguments: [JSONValue]
  ) -> Self {
    Self(
      "Runtime.callFunctionOn",
      [
        "objectId": object.id, "returnByValue": true, "userGesture": true,
        "functionDeclaration": .string(declaration),
        "arguments": .array(arguments.map { ["value": $0] }),
      ],
      result: Evaluation.init
    )
  }
}

extension BrowserCommand where Answer == Void {
  /// Provides pages with a function that reports its argument as an event.
  static func addBinding(_ name: String) -> Self {
    Self("Runtime.addBinding", ["name": .string(name)])
  }

  /// Stops the running script.
  static var terminateExecution: Self { Self("Runtime.terminateExecution") }
}
