// SPDX-License-Identifier: MIT

/// The `@Parameter` macro, which declares a value for use in tips' rules. The names of the enclosing type and the
/// variable identify the stored value.
enum TipParameterMacro: Macro {
  static func expand(_ use: MacroUse) throws -> String {
    guard let variable = VariableDeclaration(in: TokenList(use.declaration?.text ?? "")),
      variable.introducer == "var", variable.modifiers.contains("static"),
      let type = variable.type, variable.accessors == nil, !variable.declaresMore
    else {
      throw Misuse("'@Parameter' can only be applied to a static variable with a type and a value")
    }
    let name = "$" + variable.name
    switch use.role {
    case "accessor": return "get { \(name).wrappedValue }\nset { \(name).wrappedValue = newValue }"
    case "peer":
      guard let value = variable.value ?? (type.hasSuffix("?") ? "nil" : nil) else {
        throw Misuse("'@Parameter' needs a value: @Parameter static var \(variable.name) = …")
      }
      return """
        static var \(name): TipKit.Tips.Parameter<\(type)> {
          TipKit.Tips.Parameter(Self.self, "\(variable.name)", \(value))
        }
        """
    default: return ""
    }
  }
}

/// The `#Rule` macro, which declares a condition for showing a tip.
enum TipRuleMacro: Macro {
  static func expand(_ use: MacroUse) throws -> String {
    let call = try MacroCall(use.source.text)
    guard let closure = call.closures.first else {
      throw Misuse("'#Rule' needs a closure: #Rule(Self.$parameter) { $0 == true }")
    }
    return "TipKit.Tips.Rule(\(call.arguments)) {\(closure.body)}"
  }
}
