// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

/// The steps of a replay, from keys or a script, read before anything is opened.
package struct Walk {
  package var settings = SessionSettings()
  /// The commands of each step.
  package private(set) var steps = RepeatedList<[SessionCommand]>()
  /// What is asked about costs: before the first step, number 0, and after each.
  package private(set) var costs: [Int: [CostCheck]] = [:]
  /// Whether some of it is about the whole task.
  package var asksForTask: Bool { costs.values.joined().contains { $0.subject == .task } }
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
      try read(keys: keys ?? "")
      return
    }
    guard let data = FileManager.default.contents(atPath: script) else {
      throw Failure("\(script): there is no such file, or it may not be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure("\(script): this is not a script: it is not UTF-8 text")
    }
    do {
      try read(script: text, technology, subjectFields)
      folder = (script as NSString).deletingLastPathComponent
    } catch let error as SessionError {
      throw Failure("\(script): \(error)")
    }
  }

  /// Reads keys by name, with spaces between them.
  private mutating func read(keys: String) throws {
    var rest = keys[...]
    while let start = rest.firstIndex(where: { $0 != " " }) {
      let end = rest[start...].firstIndex(of: " ") ?? rest.endIndex
      do {
        steps.append([.press(try Key(named: String(rest[start..<end])))])
      } catch {
        throw Failure("\(error)")
      }
      rest = rest[end...]
    }
  }

  /// Reads a script line by line: a long one is not kept in parts.
  private mutating func read(
    script: String,
    _ technology: TechnologyOptions,
    _ subjectFields: Set<String>
  ) throws {
    var walk = self
    var parser: StepCommands?
    // The header is read once something else comes.
    func begin() throws {
      try Script(header: walk.header).apply(to: &walk.settings, except: subjectFields)
      try technology.apply(to: &walk.settings)
      parser = StepCommands(driving: walk.settings.technologies.technologies[0])
    }
    var failure: (any Error)?
    try Script.read(script) { part throws(SessionError) in
      if case .field(let field) = part { return walk.header.append(field) }
      do {
        if parser == nil { try begin() }
        switch part {
        case .field: break
        case .step(let step):
          if let commands = try parser?.commands(of: step) { walk.steps.append(commands) }
        case .opening(let expectation), .expectation(let expectation):
          if case .cost(let check) = expectation.content {
            walk.costs[walk.steps.count, default: []].append(check)
          }
        }
      } catch let error as SessionError {
        throw error
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    if parser == nil { try begin() }
    self = walk
  }

  /// The preview that the header of a script names, if the script can be read.
  package static func preview(of script: String) -> String? {
    guard let data = FileManager.default.contents(atPath: script) else { return nil }
    return (try? Script(String(decoding: data, as: UTF8.self)))?.preview
  }
}
