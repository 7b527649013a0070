// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A list, without duplicates, of the declarations that were used but have no audible effect.
package struct UnheardReport {
  /// The messages, in the order in which they were first reported.
  package private(set) var messages: [String] = []

  /// Creates a report from a run's diagnostics, ignoring other types of diagnostics.
  package init(of diagnostics: [Diagnostic]) { add(diagnostics) }

  /// Adds the diagnostics of another run.
  package mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.kind == .notHeard {
      if !messages.contains(diagnostic.message) { messages.append(diagnostic.message) }
    }
  }

  /// Returns one line that states how many declarations have no audible effect, or `nil` if there are none.
  package func summary(listedBy option: String) -> String? {
    guard !messages.isEmpty else { return nil }
    let have = messages.count == 1 ? "declaration has" : "declarations have"
    return "\(messages.count) \(have) no audible effect; list them with \(option)"
  }
}
