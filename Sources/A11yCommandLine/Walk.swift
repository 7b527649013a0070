// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import Foundation

/// The steps of a replay, which come from keys or a script and are validated before the subject is opened.
package struct Walk {
  package private(set) var settings = SessionSettings()
  /// The cost checks, keyed by the number of the step before them. The checks before the first step have the number 0.
  package private(set) var costs: [Int: [CostCheck]] = [:]
  /// Whether any cost check covers the whole task.
  package var asksForTask: Bool { costs.values.joined().contains { $0.subject == .task } }
  /// The folder to which relative paths in the header refer.
  package private(set) var folder = ""
  /// The header of the script.
  package private(set) var header: [Script.Field] = []
  private let input: WalkInput

  /// Reads the keys or the script that the command line specifies.
  ///
  /// - Parameter subjectFields: Additional header fields that name a subject.
  package init(
    keys: String?,
    script: String?,
    technology: TechnologyOptions,
    subjectFields: Set<String> = []
  ) throws {
    guard let script else {
      input = .keys(keys ?? "")
      try technology.apply(to: &settings)
      try check()
      return
    }
    input = try WalkInput(script: script)
    folder = (script as NSString).deletingLastPathComponent
    var errors = WalkErrors()
    var parts = try input.parts()
    var parser: StepCommands?
    var steps = 0
    reading: while true {
      do {
        switch try parts.next() {
        case nil: break reading
        case .field(let field): header.append(field)
        case .step(let step):
          steps += 1
          if parser == nil { parser = try beginSteps(technology, subjectFields, &errors) }
          _ = try parser?.commands(of: step)
        case .opening(let expectation), .expectation(let expectation):
          if case .cost(let check) = expectation.content {
            costs[steps, default: []].append(check)
          }
        }
      } catch let error as SessionError {
        errors.add(error)
      }
    }
    if parser == nil { _ = try beginSteps(technology, subjectFields, &errors) }
    if let failure = errors.failure(in: input) { throw failure }
  }

  /// Applies the settings from the header and the command line, because the meaning of the steps depends on these
  /// settings.
  private mutating func beginSteps(
    _ technology: TechnologyOptions,
    _ subjectFields: Set<String>,
    _ errors: inout WalkErrors
  ) throws -> StepCommands {
    let folder = folder
    for field in header {
      do {
        try Script(header: [field]).apply(to: &settings, except: subjectFields) {
          words throws(SessionError) in try WordList.read(words, in: folder)
        }
      } catch {
        errors.add(error)
      }
    }
    try technology.apply(to: &settings)
    return StepCommands(
      driving: settings.technologies.technologies[0],
      variables: .environment
    )
  }

  /// Returns the steps, starting with the first. Each step is read only when it is needed.
  package func steps() throws -> WalkSteps {
    try WalkSteps(of: input, driving: settings.technologies.technologies[0])
  }

  /// Performs the steps until one fails or the session is finished, and returns the failure, if any.
  ///
  /// - Parameters:
  ///   - willPerform: A closure that is called before each step.
  ///   - didPerform: A closure that is called after each step.
  @MainActor
  package func perform(
    in session: AssistiveSession,
    with driver: ScriptDriver,
    willPerform: () -> Void = {},
    didPerform: () -> Void = {}
  ) throws -> Failure? {
    var steps = try steps()
    while !session.isFinished, let step = try steps.next() {
      willPerform()
      for command in step where !session.isFinished { driver.perform(command) }
      didPerform()
      if let failure = steps.failure(unfound: session.unfound) { return failure }
    }
    return nil
  }

  /// Validates each step without storing it.
  private func check() throws {
    var steps = try steps()
    while try steps.next() != nil {}
  }

  /// Returns the preview that a script's header specifies, if the script can be read.
  package static func preview(of script: String) -> String? { field("preview", of: script) }

  /// Returns the value of a field in a script's header, if the script can be read.
  package static func field(_ name: String, of script: String) -> String? {
    guard let data = FileManager.default.contents(atPath: script) else { return nil }
    let script = try? Script(String(decoding: data, as: UTF8.self))
    return script?.header.first { $0.name == name }?.value
  }
}

/// The errors in a script. Only the first few errors are stored.
private struct WalkErrors {
  private var first: [SessionError] = []
  private var count = 0

  /// The maximum number of errors to show.
  private static let shown = 20

  mutating func add(_ error: SessionError) {
    count += 1
    if count <= Self.shown { first.append(error) }
  }

  /// Returns a failure with one line for each error, or `nil` if there are no errors.
  func failure(in input: WalkInput) -> Failure? {
    guard count > 0 else { return nil }
    var lines = first.map { input.failure($0).description }
    if count > Self.shown { lines.append("\(count - Self.shown) more errors") }
    return Failure(lines: lines)
  }
}
