// SPDX-License-Identifier: MIT

/// The `@Model` macro, which makes a class's stored variables observable and lets a model context store instances of
/// the class.
enum ModelMacro: Macro {
  static func expand(_ use: MacroUse) throws -> String {
    switch use.role {
    case "member": return try members(of: use)
    case "memberAttribute": return attribute(of: use)
    case "extension":
      let type = use.extendedType?.text ?? ""
      return "extension \(type): SwiftData.PersistentModel, Observation.Observable {}"
    default: return ""
    }
  }

  private static func members(of use: MacroUse) throws -> String {
    let list = TokenList(use.declaration?.text ?? "")
    guard let start = list.first(from: 0, where: { list[$0].is("class") }),
      let name = list.tokens.indices.contains(start + 1) ? list[start + 1].name : nil
    else {
      throw Misuse("'@Model' can only be applied to a class")
    }
    return """
      private let _$observationRegistrar = SwiftData._ModelRegistrar()

      public let _modelRecord = SwiftData._ModelRecord()

      public static var schemaProperties: [SwiftData._ModelProperty] {
        [\(properties(in: list, of: name).joined(separator: ", "))]
      }

      internal nonisolated func access<Member>(keyPath: Swift.KeyPath<\(name), Member>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }

      internal nonisolated func withMutation<Member, Result>(
        keyPath: Swift.KeyPath<\(name), Member>,
        _ mutation: () throws -> Result
      ) rethrows -> Result {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }

      private nonisolated func shouldNotifyObservers<Member>(_ lhs: Member, _ rhs: Member) -> Bool {
        true
      }

      private nonisolated func shouldNotifyObservers<Member: Swift.Equatable>(
        _ lhs: Member, _ rhs: Member
      ) -> Bool { lhs != rhs }
      """
  }

  /// Returns a description of each stored variable.
  private static func properties(in list: TokenList, of type: String) -> [String] {
    guard let brace = list.first(from: 0, where: { list[$0].is("{") }) else { return [] }
    var found: [String] = []
    var index = brace + 1
    while index < list.tokens.count, list[index].kind != .closing {
      let isStart = index == brace + 1 || StatementEnd.isBetween(list, index - 1, index)
      guard isStart, let variable = VariableDeclaration(in: list, at: index) else {
        index = list.next(index)
        continue
      }
      index = max(variable.end, index + 1)
      guard isStored(variable) else { continue }
      let options = variable.attributes.compactMap(option)
      let parts = ["\"\(variable.name)\"", "\\\(type).\(variable.rawName)"] + options
      found.append("SwiftData._ModelProperty(\(parts.joined(separator: ", ")))")
    }
    return found
  }

  /// Returns the argument that an `@Attribute(…)` or `@Relationship(…)` attribute adds to a variable's description.
  private static func option(_ attribute: String) -> String? {
    for (name, label) in [("@Attribute", "attribute"), ("@Relationship", "relationship")]
    where attribute.hasPrefix(name) {
      let arguments = attribute.dropFirst(name.count)
      return "\(label): .init\(arguments.isEmpty ? "()" : String(arguments))"
    }
    return nil
  }

  private static func attribute(of use: MacroUse) -> String {
    let list = TokenList(use.declaration?.text ?? "")
    guard let variable = VariableDeclaration(in: list), isStored(variable) else { return "" }
    return "@Observation.ObservationTracked"
  }

  private static func isStored(_ variable: VariableDeclaration) -> Bool {
    guard variable.introducer == "var", !variable.modifiers.contains("static"),
      !variable.modifiers.contains("class"), !variable.attributes.contains("@Transient")
    else { return false }
    let accessors = TokenList(variable.accessors ?? "").tokens.first?.text
    return variable.accessors == nil || accessors == "didSet" || accessors == "willSet"
  }
}
