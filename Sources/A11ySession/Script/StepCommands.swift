// SPDX-License-Identifier: MIT

import A11yTree

/// Parses the commands of one step after the other, each for the technology that is driven there.
package struct StepCommands {
  private var driven: AssistiveTechnology
  private let variables: ScriptVariables?
  // Most commands occur repeatedly; a script in which none does must not be kept.
  private static let remembered = 1000
  private var known: [AssistiveTechnology: [String: SessionCommand]] = [:]

  /// Begins where a technology is driven.
  ///
  /// - Parameter variables: The variables that `type` may name; `nil` for none.
  package init(driving technology: AssistiveTechnology, variables: ScriptVariables? = nil) {
    driven = technology
    self.variables = variables
  }

  /// The commands of the next step: one, preceded by another if the step names a technology.
  ///
  /// - Throws: ``SessionError/script(_:line:column:)`` for one that cannot be parsed.
  package mutating func commands(of step: Script.Step) throws(SessionError) -> [SessionCommand] {
    var commands: [SessionCommand] = []
    if let wanted = step.technology, wanted != driven {
      commands.append(.setTechnology(wanted))
      driven = wanted
    }
    do {
      var command =
        try known[driven]?[step.command] ?? CommandParser.parse(step.command, for: driven)
      if let variables { command = try variables.filled(command) }
      if known[driven]?.count ?? 0 >= Self.remembered { known[driven] = nil }
      known[driven, default: [:]][step.command] = command
      if case .setTechnology(let other) = command { driven = other }
      if case .switchTechnology = command { driven = driven.other }
      commands.append(command)
    } catch {
      throw .script("\(error)", line: step.line, column: step.column)
    }
    return commands
  }
}
