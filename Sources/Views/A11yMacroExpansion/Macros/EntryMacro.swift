// SPDX-License-Identifier: MIT

/// The `@Entry` macro, which generates a key and accessors for a value in the environment or in a similar container.
enum EntryMacro: Macro {
  static func expand(_ use: MacroUse) throws -> String {
    guard let source = use.declaration?.text else {
      throw Misuse("'@Entry' can only be applied to a variable")
    }
    let list = TokenList(source)
    guard let variable = VariableDeclaration(in: list), variable.introducer == "var" else {
      throw Misuse("'@Entry' can only be applied to a variable, as in @Entry var name = value")
    }
    guard variable.accessors == nil else {
      throw misuse("'@Entry' needs a stored variable, but this one is computed", variable)
    }
    guard !variable.declaresMore else {
      throw misuse("'@Entry' can only be applied to one variable at a time", variable)
    }
    let key = "__Key_\(variable.name)"
    switch use.role {
    case "accessor": return "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
    case "peer": return try declaration(of: key, for: variable, in: Container(use.lexicalContext))
    default: return ""
    }
  }

  private static func declaration(
    of key: String,
    for variable: VariableDeclaration,
    in container: Container?
  ) throws -> String {
    guard let container else {
      throw misuse(
        "'@Entry' can only be used in an extension of EnvironmentValues, Transaction, "
          + "ContainerValues or FocusedValues",
        variable
      )
    }
    var members: String
    if container == .focusedValues {
      guard let type = variable.type, let value = wrapped(type) else {
        throw misuse("a focused value needs an optional type: @Entry var name: Type?", variable)
      }
      members = "typealias Value = \(value)"
    } else if let type = variable.type {
      guard let value = variable.value ?? (wrapped(type) == nil ? nil : "nil") else {
        throw misuse("'@Entry' needs a default value: @Entry var \(variable.name) = …", variable)
      }
      members = "static var defaultValue: \(type) { \(value) }"
    } else if let value = variable.value {
      if let type = LiteralType.of(value) {
        members = "static var defaultValue: \(type) { \(value) }"
      } else {
        members = "nonisolated(unsafe) static let defaultValue = \(value)"
      }
    } else {
      throw misuse("'@Entry' needs a type or a default value", variable)
    }
    members = "  " + members
    return "private nonisolated struct \(key): SwiftUI.\(container.keyProtocol) {\n\(members)\n}"
  }

  /// Returns the wrapped type of an optional type, or `nil` for any other type.
  private static func wrapped(_ type: String) -> String? {
    if type.hasSuffix("?") {
      let inner = String(type.dropLast())
      let list = TokenList(inner)
      return list.tokens.contains { $0.is("->") && list.tokens.first?.text != "(" } ? nil : inner
    }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst(9).dropLast())
  }

  private static func misuse(_ message: String, _ variable: VariableDeclaration) -> Misuse {
    Misuse(message, at: variable.nameOffset, inDeclaration: true)
  }

  /// A container type that can be extended with entries.
  private enum Container: String {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    init?(_ lexicalContext: [SourceText]) {
      guard let source = lexicalContext.first?.text else { return nil }
      let tokens = TokenList(source).tokens
      guard let start = tokens.firstIndex(where: { $0.is("extension") }) else { return nil }
      // The type's name is the last name before the braces or a `where` clause. The type's name may follow the name of
      // a module, as in `SwiftUI.EnvironmentValues`.
      let names = tokens[(start + 1)...].prefix { $0.kind == .word || $0.is(".") }
        .filter { $0.kind == .word && !$0.is("where") }
      guard let name = names.last?.name else { return nil }
      self.init(rawValue: name)
    }

    var keyProtocol: String {
      switch self {
      case .environmentValues: "EnvironmentKey"
      case .transaction: "TransactionKey"
      case .containerValues: "ContainerValueKey"
      case .focusedValues: "FocusedValueKey"
      }
    }
  }
}
