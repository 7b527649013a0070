// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// The steps of a walk, which are returned one after another. Completed steps are not stored, so a walk can have any
/// length.
package struct WalkSteps {
  private let input: WalkInput
  private var keys: Substring
  private var parts: WalkInput.Parts
  private var parser: StepCommands
  /// The step that was returned most recently, or `nil` if a key was returned.
  private var last: Script.Step?

  init(of input: WalkInput, driving technology: AssistiveTechnology) throws {
    self.input = input
    keys = if case .keys(let text) = input { text[...] } else { "" }
    parts = try input.parts()
    parser = StepCommands(driving: technology, variables: .environment)
  }

  /// Returns the commands of the next step, or `nil` after the last step.
  package mutating func next() throws -> [SessionCommand]? {
    if let key = try nextKey() { return [.press(key)] }
    return try input.naming {
      while let part = try parts.next() {
        guard case .step(let step) = part else { continue }
        last = step
        return try parser.commands(of: step)
      }
      return nil
    }
  }

  /// Returns a failure if the last step found no element that matches its words, or `nil` if the walk continues.
  package func failure(unfound: String?) -> Failure? {
    guard unfound != nil, let last, !last.mayFindNothing else { return nil }
    return input.failure(.script(last.foundNothing, line: last.line, column: last.column))
  }

  /// Returns the next key in the input. Key names in the input are separated by spaces.
  private mutating func nextKey() throws -> Key? {
    guard let start = keys.firstIndex(where: { $0 != " " }) else { return nil }
    let end = keys[start...].firstIndex(of: " ") ?? keys.endIndex
    let name = String(keys[start..<end])
    keys = keys[end...]
    return try input.naming { try Key(named: name) }
  }
}
