// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import Foundation

/// The steps of a replay, from keys or a script, validated before anything is opened.
package struct Walk {
  package private(set) var settings = SessionSettings()
  /// The cost checks: before the first step, under number 0, and after each step.
  package private(set) var costs: [Int: [CostCheck]] = [:]
  /// Whether any check concerns the whole task.
  package var asksForTask: Bool { costs.values.joined().contains { $0.subject == .task } }
  /// The folder to which the header's paths are relative.
  package private(set) var folder = ""
  /// The header of the script.
  package private(set) var header: [Script.Field] = []
  private let input: WalkInput

  /// Reads the keys or the script that the command line names.
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
      let folder = folder
      try Script(header: header).apply(to: &settings, except: subjectFields) {
        words throws(SessionError) in try WordList.read(words, in: folder)
      }
    }
    try technology.apply(to: &settings)
    try check()
  }

  /// Returns the steps from the first one on, each read when it is needed.
  package func steps() throws -> WalkSteps {
    try WalkSteps(of: input, driving: settings.technologies.technologies[0])
  }

  /// Validates each step without keeping it.
  private func check() throws {
    var steps = try steps()
    while try steps.next() != nil {}
  }

  /// Returns the preview that a script's header names, if the script can be read.
  package static func preview(of script: String) -> String? {
    guard let data = FileManager.default.contents(atPath: script) else { return nil }
    return (try? Script(String(decoding: data, as: UTF8.self)))?.preview
  }
}
