// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// What a run used that is accepted and not heard, each declaration once.
package struct UnheardReport {
  /// The messages, in the order in which they were first reported.
  package private(set) var messages: [String] = []

  /// Takes the diagnostics of a run; those about other things are left out.
  package init(of diagnostics: [Diagnostic]) { add(diagnostics) }

  /// Adds the diagnostics of another run.
  package mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.kind == .notHeard {
      if !messages.contains(diagnostic.message) { messages.append(diagnostic.message) }
    }
  }

  /// One line that counts them; `nil` if all was heard.
  package func summary(listedBy option: String) -> String? {
    guard !messages.isEmpty else { return nil }
    let are = messages.count == 1 ? "declaration is" : "declarations are"
    return "\(messages.count) \(are) accepted and not heard: \(option) lists them"
  }
}
