// SPDX-License-Identifier: MIT

/// The modules that a file imports, and whether the file contains the program's entry point, as far as `#if` conditions
/// can be evaluated.
package struct ImportedModules {
  /// The modules that are required to build the file.
  package private(set) var names: [String] = []
  /// Whether the file contains the program's entry point.
  package private(set) var hasMain = false

  /// Reads source code in which conditions about the operating system have already been evaluated.
  ///
  /// - Parameter isHere: A closure that returns whether a module can be imported.
  package init(in text: String, isHere: @escaping (String) -> Bool) {
    // For each `#if` directive, these values record whether the current branch is compiled and whether an earlier
    // branch was compiled. A value is `nil` if only the compiler can evaluate the condition.
    var branches: [(isBuilt: Bool?, wasBuilt: Bool?)] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let first = words.first else { continue }
      let condition = { () -> Bool? in
        var condition = BuildCondition(
          line.drop(while: \.isWhitespace).drop { !$0.isWhitespace },
          isHere: isHere
        )
        return condition.value()
      }
      switch first {
      case "#if":
        let value = condition()
        branches.append((value, value))
      case "#elseif", "#else":
        guard let last = branches.popLast() else { continue }
        let value = last.wasBuilt == true ? false : first == "#else" ? true : condition()
        let isBuilt = last.wasBuilt == nil && value != false ? nil : value
        branches.append((isBuilt, last.wasBuilt == true || isBuilt == true ? true : isBuilt))
      case "#endif": _ = branches.popLast()
      default:
        guard branches.allSatisfy({ $0.isBuilt == true }) else { continue }
        if first == "@main" { hasMain = true }
        if let module = Self.module(words), !names.contains(module) { names.append(module) }
      }
    }
  }

  /// Returns the module that a line imports.
  private static func module(_ words: [Substring]) -> String? {
    let rest = words.drop { $0.hasPrefix("@") || access.contains($0) }
    guard rest.first == "import", var name = rest.dropFirst().first else { return nil }
    if kinds.contains(name), let next = rest.dropFirst(2).first { name = next }
    let module = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return module.isEmpty ? nil : String(module)
  }

  private static let access: Set<Substring> = ["public", "package", "internal", "private"]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
