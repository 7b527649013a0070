// SPDX-License-Identifier: MIT

/// The `@Generable` macro, which lets a language model generate values of a type.
///
/// The expansion refers to other types only inside members, because an extension cannot refer to types that are
/// declared next to the extended type.
enum GenerableMacro: Macro {
  static func expand(_ use: MacroUse) throws -> String {
    let declaration = try GenerableDeclaration(use.declaration?.text ?? "")
    switch use.role {
    case "member": return members(of: declaration)
    case "extension":
      let reading = declaration.isEnumeration ? enumerationReading : structureReading
      let writing = declaration.isEnumeration ? enumerationWriting : structureWriting
      return """
        nonisolated extension \(use.extendedType?.text ?? ""): FoundationModels.Generable {
          \(declaration.access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
        \(reading(declaration))
          }

          \(declaration.access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
        \(writing(declaration))
          }
        }
        """
    default: return ""
    }
  }

  private static func members(of declaration: GenerableDeclaration) -> String {
    let parts =
      declaration.isEnumeration
      ? "anyOf: [\(declaration.cases.map(\.literal).joined(separator: ", "))]"
      : "properties: [\(declaration.generated.map(schema).joined(separator: ", "))]"
    let schema = """
      \(declaration.access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
        FoundationModels.GenerationSchema(type: Self.self, \(parts))
      }
      """
    return declaration.isEnumeration ? schema : schema + "\n\n" + partial(declaration)
  }

  private static func schema(_ property: GenerableDeclaration.Property) -> String {
    "FoundationModels.GenerationSchema.Property("
      + "name: \"\(property.name)\", type: \(property.type).self)"
  }

  /// Returns the declaration of the type that represents a partially generated value.
  private static func partial(_ declaration: GenerableDeclaration) -> String {
    let copied = declaration.conformances.filter {
      ["Equatable", "Hashable", "Sendable"].contains($0)
    }
    let inherited = ["Identifiable"] + copied
    let hasIdentifier = declaration.properties.contains { $0.name == "id" }
    let identity = "self.id = content.id ?? FoundationModels.GenerationID()"
    let variables =
      (hasIdentifier ? [] : ["var id: FoundationModels.GenerationID"])
      + declaration.properties.map {
        "var \($0.rawName): \($0.isIdentity ? $0.type : "\($0.type).PartiallyGenerated?")"
      }
    let lines = (hasIdentifier ? [] : [identity]) + declaration.properties.map(assignment)
    let access = declaration.access
    return """
      \(access)nonisolated struct PartiallyGenerated: FoundationModels.ConvertibleFromGeneratedContent, \
      \(inherited.map { "Swift.\($0)" }.joined(separator: ", ")) {
      \(variables.map { "  \(access)\($0)" }.joined(separator: "\n"))

        \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
      \(lines.map { "    \($0)" }.joined(separator: "\n"))
        }
      }
      """
  }

  private static func assignment(_ property: GenerableDeclaration.Property) -> String {
    property.isIdentity
      ? "self.\(property.rawName) = content.id ?? FoundationModels.GenerationID()"
      : "self.\(property.rawName) = try content.value(forProperty: \"\(property.name)\")"
  }

  private static func structureReading(_ declaration: GenerableDeclaration) -> String {
    declaration.properties.map { "    \(assignment($0))" }.joined(separator: "\n")
  }

  private static func structureWriting(_ declaration: GenerableDeclaration) -> String {
    let pairs = declaration.generated.map { "\"\($0.name)\": self.\($0.rawName)" }
    let identity = declaration.properties.first(where: \.isIdentity).map { ", id: \($0.rawName)" }
    let properties = pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
    return "    FoundationModels.GeneratedContent(properties: \(properties)\(identity ?? ""))"
  }

  // An enumeration is represented as a string or, if its cases have associated values, as a structure with a case and
  // a value.

  private static func enumerationReading(_ declaration: GenerableDeclaration) -> String {
    let place = declaration.holdsValues ? ", forProperty: \"case\"" : ""
    let cases = declaration.cases.map { found in
      let arguments = found.labels.enumerated().map { place, label in
        let value =
          found.labels.count == 1
          ? "try content.value(forProperty: \"value\")"
          : "try content.value(FoundationModels.GeneratedContent.self, forProperty: \"value\")"
            + ".value(forProperty: \"\(key(label, place))\")"
        return (label.map { "\($0): " } ?? "") + value
      }
      let made = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
      return "    case \(found.literal): self = .\(found.rawName)\(made)"
    }
    return """
          switch try content.value(Swift.String.self\(place)) {
      \(cases.joined(separator: "\n"))
          default:
            throw FoundationModels.LanguageModelSession.GenerationError.decodingFailure(
              .init(debugDescription: "\\(content.jsonString) is not a valid \\(Self.self)")
            )
          }
      """
  }

  private static func enumerationWriting(_ declaration: GenerableDeclaration) -> String {
    let cases = declaration.cases.map { found in
      guard declaration.holdsValues else {
        return "    case .\(found.rawName): \(found.literal).generatedContent"
      }
      let names = found.labels.indices.map { "part\($0)" }
      let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
      let pairs = zip(found.labels.enumerated(), names).map { "\"\(key($0.1, $0.0))\": \($1)" }
      let value =
        names.count < 2
        ? names.first
        : "FoundationModels.GeneratedContent(properties: [\(pairs.joined(separator: ", "))])"
      return "    case .\(found.rawName)\(pattern): FoundationModels.GeneratedContent("
        + "properties: [\"case\": \(found.literal)\(value.map { ", \"value\": \($0)" } ?? "")])"
    }
    return "    switch self {\n\(cases.joined(separator: "\n"))\n    }"
  }

  private static func key(_ label: String?, _ place: Int) -> String { label ?? "_\(place)" }
}

extension GenerableDeclaration {
  /// The properties that a language model generates.
  fileprivate var generated: [Property] { properties.filter { !$0.isIdentity } }

  /// Whether any case of the enumeration has associated values.
  fileprivate var holdsValues: Bool { cases.contains { !$0.labels.isEmpty } }
}
