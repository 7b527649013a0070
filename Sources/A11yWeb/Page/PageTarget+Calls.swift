// SPDX-License-Identifier: MIT

extension PageTarget {
  /// Sends calls all at once, and returns when the last is answered.
  func callAll(_ calls: [(method: String, params: JSONValue)]) async throws(DevToolsError) {
    for (method, params) in calls.dropLast() {
      browser.devTools.send(method, params, in: session) { _ in }
    }
    if let (method, params) = calls.last { try await call(method, params) }
  }

  /// Evaluates an expression in our world of a frame.
  func evaluate(
    _ expression: String,
    in frame: String? = nil,
    awaitsPromise: Bool = false
  ) async throws(DevToolsError) -> JSONValue {
    guard let world = worlds[frame ?? mainFrame] else { return .null }
    let answer = try await call(
      "Runtime.evaluate",
      [
        "expression": .string(expression), "contextId": .number(Double(world)),
        "returnByValue": true, "awaitPromise": .bool(awaitsPromise), "userGesture": true,
      ],
      limit: awaitsPromise ? nil : Limits.longest
    )
    return answer.result["result"]["value"]
  }

  /// Calls a function of ours with a DOM node as its first argument.
  func call(
    _ function: String,
    on node: Int,
    _ arguments: [JSONValue] = []
  ) async throws(DevToolsError) -> JSONValue {
    if let (part, own) = part(of: node) { return try await part.call(function, on: own, arguments) }
    let params = try await parameters(of: function, on: node, arguments)
    let answer = try await call("Runtime.callFunctionOn", params).result
    if answer["exceptionDetails"] != .null {
      throw .refused(answer["exceptionDetails"]["exception"]["description"].string ?? "exception")
    }
    return answer["result"]["value"]
  }

  /// Sends a call of a function of ours with a DOM node; calls that follow see what it has done.
  func send(
    _ function: String,
    on node: Int,
    onError: @escaping @MainActor (DevToolsError) -> Void
  ) async throws(DevToolsError) {
    let params = try await parameters(of: function, on: node, [])
    if dialog != nil { throw .blocked }
    browser.devTools.send("Runtime.callFunctionOn", params, in: session) { answer in
      if case .failure(let error) = answer { onError(error) }
    }
  }

  private func parameters(
    of function: String,
    on node: Int,
    _ arguments: [JSONValue]
  ) async throws(DevToolsError) -> JSONValue {
    let object = try await call(
      "DOM.resolveNode",
      ["backendNodeId": .number(Double(node)), "executionContextId": .number(world(of: node))]
    ).result["object"]["objectId"]
    return [
      "objectId": object, "returnByValue": true, "userGesture": true,
      "functionDeclaration": .string(
        "function(...rest) { return a11ynav.\(function)(this, ...rest) }"
      ),
      "arguments": .array(arguments.map { ["value": $0] }),
    ]
  }

  /// Scrolls a node into view, and returns what of the outermost document is shown then.
  func show(_ node: Int) async throws(DevToolsError) -> JSONValue {
    let view = try await call("show", on: node)
    guard isInFrame(node) || part(of: node) != nil else { return view }
    return try await evaluate("a11ynav.state()")
  }
}
