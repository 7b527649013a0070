// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree
import Testing

@Suite("Variables in scripts") struct ScriptVariableTests {
  private func commands(_ text: String) throws -> [SessionCommand] {
    let variables = ScriptVariables { ["NAME": "ada", "EMPTY": "", "OUTER": "${NAME}"][$0] }
    var parser = StepCommands(driving: .voiceOver, variables: variables)
    let script = try Script(text)
    return try script.steps.flatMap { try parser.commands(of: $0) }
  }

  @Test(
    "The “type” command replaces variables with their values and leaves all other text unchanged",
    arguments: [
      ("type ${NAME}", "ada"), ("type <${NAME}> ${NAME}", "<ada> ada"), ("type a${EMPTY}b", "ab"),
      ("type ${OUTER}", "${NAME}"), ("type $NAME ${name} ${} $5", "$NAME ${name} ${} $5"),
      ("type ${NAME", "${NAME"),
    ]
  )
  func typed(command: String, text: String) throws {
    #expect(try commands("> \(command)\n") == [.type(text)])
  }

  @Test("Only the “type” command replaces variables")
  func otherCommands() throws {
    #expect(try commands("> announce ${NAME}\n") == [.announce("${NAME}", .default)])
  }

  @Test("A variable without a value causes an error that names the variable’s line")
  func missing() {
    #expect(
      throws: SessionError.script("the environment variable NOBODY is not set", line: 3, column: 3)
    ) {
      try commands("> next\n\n> type ${NAME}${NOBODY}\n")
    }
  }
}
