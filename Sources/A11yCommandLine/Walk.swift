// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

/// The steps of a replay, from keys or a script, checked before anything is opened.
package struct Walk {
  package private(set) var settings = SessionSettings()
  /// What is asked about costs: before the first step, number 0, and after each.
  package private(set) var costs: [Int: [CostCheck]] = [:]
  /// Whether some of it is about the whole task.
  package var asksForTask: Bool { costs.values.joined().contains { $0.subject == .task } }
  /// The folder that the paths of the header are relative to.
  package private(set) var folder = ""
  /// The header of the script.
  package private(set) var header: [Script.Field] = []
  private let input: WalkInput

  /// Reads the keys or the script that the command line names.
  ///
  /// - Parameter subjectFields: Further header fields that say what to open.
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
    var parts = try input.parts()
    var steps = 0
    try input.naming {
      while let part = try parts.next() {
        switch part {
        case .field(let field): header.append(field)
        case .step: steps += 1
        case .opening(let expectation), .expectation(let expectation):
          if case .cost(let check) = expectation.content {
            costs[steps, default: []].append(check)
          }
        }
      }
      try Script(header: header).apply(to: &settings, except: subjectFields)
    }
    try technology.apply(to: &settings)
    try check()
  }

  /// The steps from the first on, each read when it is its turn.
  package func steps() throws -> WalkSteps {
    try WalkSteps(of: input, driving: settings.technologies.technologies[0])
  }

  /// Reads each step, and keeps none.
  private func check() throws {
    var steps = try steps()
    while try steps.next() != nil {}
  }

  /// The preview that the header of a script names, if the script can be read.
  package static func preview(of script: String) -> String? {
    guard let data = FileManager.default.contents(atPath: script) else { return nil }
    return (try? Script(String(decoding: data, as: UTF8.self)))?.preview
  }
}
