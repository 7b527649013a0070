// SPDX-License-Identifier: MIT

import A11yTree

/// A parser for the commands of consecutive steps. Each command is for the technology that the keys control at its
/// step.
package struct StepCommands {
  private var driven: AssistiveTechnology
  private let variables: ScriptVariables?
  // Parsed commands are cached, because most commands occur repeatedly. The limit prevents a script without repeated
  // commands from being cached as a whole.
  private static let remembered = 1000
  private var known: [AssistiveTechnology: [String: SessionCommand]] = [:]

  /// Creates a parser that starts with the technology that the keys currently control.
  ///
  /// - Parameter variables: The variables that `type` may refer to, or `nil` to leave their names as they are.
  package init(driving technology: AssistiveTechnology, variables: ScriptVariables? = nil) {
    driven = technology
    self.variables = variables
  }

  /// Returns the commands of the next step. A step has one command, preceded by a change of technology if the step
  /// names a different technology.
  ///
  /// - Throws: ``SessionError/script(_:line:column:)`` for a command that cannot be parsed.
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
