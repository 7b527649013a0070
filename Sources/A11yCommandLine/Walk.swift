// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

/// The steps of a replay, from keys or a script, read before anything is opened.
package struct Walk {
  package var settings = SessionSettings()
  /// The commands of each step.
  package var steps: [[SessionCommand]]
  /// The words of the elements whose costs are asked for, before the first step and after each.
  package var costs: [[String]] = []
  /// The folder that the paths of the header are relative to.
  package var folder = ""
  /// The header of the script.
  package var header: [Script.Field] = []

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
      try technology.apply(to: &settings)
      steps = try (keys ?? "").split(separator: " ").map { name in
        do {
          return [.press(try Key(named: String(name)))]
        } catch {
          throw Failure("\(error)")
        }
      }
      return
    }
    guard let data = FileManager.default.contents(atPath: script) else {
      throw Failure("\(script): there is no such file, or it may not be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure("\(script): this is not a script: it is not UTF-8 text")
    }
    do {
      let parsed = try Script(text)
      try parsed.apply(to: &settings, except: subjectFields)
      header = parsed.header
      try technology.apply(to: &settings)
      steps = try parsed.commandsByStep(for: settings.technologies.technologies[0])
      costs = ([parsed.opening] + parsed.steps.map(\.expectations)).map(Self.costs)
      folder = (script as NSString).deletingLastPathComponent
    } catch let error as SessionError {
      throw Failure("\(script): \(error)")
    }
  }

  private static func costs(_ expectations: [Script.Expectation]) -> [String] {
    expectations.compactMap { expectation in
      guard case .cost(let check) = expectation.content else { return nil }
      return check.words
    }
  }

  /// The preview that the header of a script names, if the script can be read.
  package static func preview(of script: String) -> String? {
    guard let data = FileManager.default.contents(atPath: script) else { return nil }
    return (try? Script(String(decoding: data, as: UTF8.self)))?.preview
  }
}
