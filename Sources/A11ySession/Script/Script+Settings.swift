// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension Script {
  /// The script's document, as specified in the header.
  public var document: String? { header.first { $0.name == "open" }?.value }

  /// The document's format, as specified in the header. The format must be given if the document's content does not
  /// reveal it.
  public var format: String? { header.first { $0.name == "format" }?.value }

  /// The script's app, specified in the header by the program's name.
  public var app: String? { header.first { $0.name == "app" }?.value }

  /// The app preview that the script tests, as specified in the script's header.
  public var preview: String? { header.first { $0.name == "preview" }?.value }

  /// The device on which the app runs, as specified in the header, or `nil` if the header names no device.
  ///
  /// - Throws: ``SessionError/script(_:line:column:)`` if the header names an unknown device.
  public var device: Device? {
    get throws(SessionError) {
      guard let field = header.first(where: { $0.name == "device" }) else { return nil }
      guard let device = Device(name: field.value) else {
        throw .script(Device.refusal(of: field.value), line: field.line, column: 1)
      }
      return device
    }
  }

  /// The header fields that specify what to open. All other fields are settings.
  public static let subjectFields: Set<String> = [
    "open", "format", "screens", "app", "preview", "defaults", "device",
  ]

  /// Applies the header's settings.
  ///
  /// - Parameters:
  ///   - others: Further fields that are not settings, such as those for live sources.
  ///   - words: Returns the word list at a path.
  /// - Throws: ``SessionError/script(_:line:column:)`` for an unknown setting or value.
  public func apply(
    to settings: inout SessionSettings,
    except others: Set<String> = [],
    words: (String) throws(SessionError) -> WordList = { path throws(SessionError) in
      try WordList.read(path)
    }
  ) throws(SessionError) {
    _ = try device
    for field in header
    where !Self.subjectFields.contains(field.name) && !others.contains(field.name) {
      do {
        if field.name == "technology" {
          settings.technologies = try CommandParser.technologies(field.value)
        } else if field.name == "predictions" {
          settings.switchControl.words = try words(field.value)
        } else {
          try settings.set(field.name, to: field.value)
        }
      } catch {
        throw .script("\(error)", line: field.line, column: 1)
      }
    }
  }

  /// Parses the commands in all steps.
  ///
  /// - Throws: ``SessionError/script(_:line:column:)`` for a command that cannot be parsed.
  public func commands(
    for technology: AssistiveTechnology
  ) throws(SessionError) -> [SessionCommand] {
    try commandsByStep(for: technology).flatMap(\.self)
  }

  /// Parses the commands in all steps, and appends the errors for steps that cannot be parsed, in order.
  package func commandsByStep(
    for technology: AssistiveTechnology,
    variables: ScriptVariables? = nil,
    errors: inout [SessionError]
  ) -> [[SessionCommand]] {
    var parser = StepCommands(driving: technology, variables: variables)
    var commands: [[SessionCommand]] = []
    commands.reserveCapacity(steps.count)
    for step in steps {
      do {
        commands.append(try parser.commands(of: step))
      } catch {
        errors.append(error)
      }
    }
    return commands
  }

  /// Parses the commands of each step. A step has one command, preceded by a change of technology if the step names a
  /// different technology.
  ///
  /// - Throws: ``SessionError/script(_:line:column:)`` for a command that cannot be parsed.
  public func commandsByStep(
    for technology: AssistiveTechnology
  ) throws(SessionError) -> [[SessionCommand]] {
    var errors: [SessionError] = []
    let commands = commandsByStep(for: technology, errors: &errors)
    if let first = errors.first { throw first }
    return commands
  }
}

extension Device {
  /// Returns the message for a name that is not the name of a device.
  package static func refusal(of name: String) -> String {
    "“\(name)” is not a device; choose one of \(all.map(\.name).joined(separator: ", "))"
  }
}

extension CommandParser {
  /// Parses a list of technologies, such as `voiceover,switch-control`.
  ///
  /// - Throws: ``SessionError`` that names the most similar technology.
  public static func technologies(_ text: String) throws(SessionError) -> AccessibilityTechnologies
  {
    var result: AccessibilityTechnologies = []
    for name in text.split(separator: ",") {
      result.insert(AccessibilityTechnologies(try technology(String(name).trimmed)))
    }
    guard !result.isEmpty else { throw .usage("a technology is missing, such as “voiceover”") }
    return result
  }
}
