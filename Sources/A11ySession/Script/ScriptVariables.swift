// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// The variables whose values a script can type, as in `type ${PASSWORD}`.
///
/// Text that is typed into a secure field does not appear in any output, so a script that signs in can be shared.
package struct ScriptVariables: Sendable {
  private let value: @Sendable (String) -> String?

  /// The environment variables of this process.
  package static let environment = Self { ProcessInfo.processInfo.environment[$0] }

  /// Creates variables from a function that returns the value of a variable, given its name.
  package init(_ value: @escaping @Sendable (String) -> String?) { self.value = value }

  /// Returns a command with the variables in its typed text replaced by their values.
  ///
  /// - Throws: ``SessionError`` if a variable has no value.
  func filled(_ command: SessionCommand) throws(SessionError) -> SessionCommand {
    guard case .type(let text) = command, text.contains("${") else { return command }
    var typed = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: /\$\{([A-Z_][A-Z0-9_]*)\}/) {
      let name = String(match.output.1)
      guard let value = value(name) else {
        throw .usage("the environment variable \(name) is not set")
      }
      typed += rest[..<match.range.lowerBound] + value
      rest = rest[match.range.upperBound...]
    }
    return .type(typed + rest)
  }
}
