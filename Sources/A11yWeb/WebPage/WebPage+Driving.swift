// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// The reason that a page did not carry out a driver's request.
package enum DrivingProblem: Error, Hashable, Sendable {
  /// The address cannot be loaded, for the reason in the associated string.
  case loading(String)
  /// The script threw an error. The associated string is the page's error message.
  case script(String)
  /// The script did not finish within the time limit.
  case timeout
  /// The selector is not a valid CSS selector. The associated string is the page's error message.
  case selector(String)
  /// The element has been removed, or its document no longer exists.
  case stale
  /// A dialog on the page has not been answered yet.
  case dialog
  /// The page has closed, has crashed or does not answer.
  case gone
}

// These functions are for a program that controls the page from outside, in the same way as WebDriver. Before each
// function returns, the changes are sent to the listeners of the page.
extension WebPage {
  /// Loads an address.
  package func load(_ address: String) async throws(DrivingProblem) {
    let result: Result<Void, DrivingProblem> = await driving("the page to load") {
      await self.history.reporting {
        do throws(LoadingProblem) {
          try await self.history.navigate(to: address)
          return .success(())
        } catch {
          return .failure(.loading("\(address): \(error.words)"))
        }
      }
    }
    try result.get()
  }

  /// Runs JavaScript as the body of a function in the page, and returns the function's result.
  ///
  /// - Parameters:
  ///   - isAsync: Whether the script passes its result to a callback, which is its last argument.
  ///   - limit: The maximum time that the script may take, on the page's own clock.
  package func run(
    _ script: String,
    _ arguments: [JSONValue],
    isAsync: Bool,
    limit: Duration
  ) async throws(DrivingProblem) -> JSONValue {
    let function = "(function() {\(script)\n})"
    let values = JSONValue.array(arguments).text
    let expression = """
      new Promise((resolve, reject) => {
        const values = \(values);
        if (\(isAsync)) return void \(function).apply(null, [...values, resolve]);
        resolve(\(function).apply(null, values));
      })
      """
    let result: Result<JSONValue, DrivingProblem> = await driving("a script to finish") {
      await self.outcome { () throws(DrivingProblem) in
        try await self.evaluate(expression, limit: limit)
      }
    }
    return try result.get()
  }

  /// Finds the elements that a CSS selector matches, in document order.
  package func find(_ selector: String) async throws(DrivingProblem) -> [String] {
    let result: Result<[String], DrivingProblem> = await driving("elements to be found") {
      await self.outcome { () throws(DrivingProblem) in
        let found = try await self.ask(.find, .string(selector))
        if let words = found.string { throw .selector(words) }
        let generation = self.target.generation
        return found.array.compactMap { $0.integer.map { "\(generation)-\($0)" } }
      }
    }
    return try result.get()
  }

  /// Clicks an element returned by ``find(_:)``.
  package func click(_ handle: String) async throws(DrivingProblem) {
    let result: Result<Void, DrivingProblem> = await driving("the page to answer") {
      await self.outcome { () throws(DrivingProblem) in
        let parts = handle.split(separator: "-")
        guard parts.count == 2, parts[0] == "\(self.target.generation)",
          let number = Int(parts[1])
        else { throw .stale }
        guard try await self.ask(.click, .number(Double(number))).isTrue else { throw .stale }
      }
    }
    try result.get()
  }

  /// Queues work, lets the page settle, and sends the changes.
  private func driving<Value>(
    _ what: String,
    _ body: @escaping @MainActor () async -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      enqueue(what) {
        let value = await body()
        self.output.send(await self.reader.settle())
        continuation.resume(returning: value)
      }
    }
  }

  private func outcome<Value>(
    _ body: () async throws(DrivingProblem) -> Value
  ) async -> Result<Value, DrivingProblem> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }

  /// Calls a function in the isolated world for a11ynav's scripts.
  private func ask(
    _ function: PageFunction,
    _ argument: JSONValue
  ) async throws(DrivingProblem) -> JSONValue {
    do { return try await target.evaluate(function, argument) } catch { throw Self.problem(error) }
  }

  /// Evaluates a promise in the page's own world. If the page's time is virtual, time passes until the promise is
  /// resolved.
  private func evaluate(
    _ expression: String,
    limit: Duration
  ) async throws(DrivingProblem) -> JSONValue {
    var answer: Result<Evaluation, DevToolsError>?
    if target.dialog != nil { throw .dialog }
    browser.devTools.send(
      .evaluate(expression, awaitsPromise: true),
      in: target.session
    ) { answer = $0 }
    do {
      // A script that does not wait returns its result before this call returns.
      _ = try await target.call(.evaluateObject("0"))
      var rest = limit
      while answer == nil, rest > .zero {
        rest -= Self.scriptStep
        switch time {
        case .virtual: try await window.clock.advance(by: Self.scriptStep)
        case .real: try? await Task.sleep(for: Self.scriptStep)
        }
      }
    } catch {
      if answer == nil { throw Self.problem(error) }
    }
    guard let answer else { throw .timeout }
    switch answer {
    case .failure(let error): throw Self.problem(error)
    case .success(let evaluation):
      if let exception = evaluation.exception { throw .script(exception) }
      return evaluation.value
    }
  }

  /// The interval at which a11ynav checks whether a script has finished waiting.
  private static let scriptStep: Duration = .milliseconds(50)

  private static func problem(_ error: DevToolsError) -> DrivingProblem {
    switch error {
    case .blocked: .dialog
    case .refused: .stale
    case .ended, .hung, .endless, .crashed: .gone
    }
  }
}
