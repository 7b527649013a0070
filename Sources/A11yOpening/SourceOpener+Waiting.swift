// SPDX-License-Identifier: MIT

import Foundation

extension SourceOpener {
  /// Runs the main queue until one of the opener's tasks has finished.
  package func waiting<Value: Sendable>(
    for body: @escaping @MainActor () async -> Value
  ) -> Value {
    let outcome = Outcome<Value>()
    Task {
      outcome.value = await body()
      // A dispatched block wakes an idle run loop, but the end of a task does not.
      DispatchQueue.main.async {}
    }
    while true {
      if let value = outcome.value { return value }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }
}

/// The value of the awaited task.
@MainActor
private final class Outcome<Value> {
  var value: Value?
}
