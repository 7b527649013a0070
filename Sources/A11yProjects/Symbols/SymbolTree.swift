// SPDX-License-Identifier: MIT

/// Members of a declaration, and types inside it with members of their own.
struct SymbolTree {
  private var members: [String] = []
  private var types: [String: SymbolTree] = [:]

  /// Adds a line in a type inside types.
  mutating func add(_ member: String, in path: ArraySlice<String> = []) {
    guard let type = path.first else {
      members.append(member)
      return
    }
    types[type, default: SymbolTree()].add(member, in: path.dropFirst())
  }

  /// The declaration with all that is inside.
  func text(in head: String, indent: String = "") -> String {
    let lines = members.map { "\(indent)  \($0)\n" }
    let inside = types.sorted { $0.key < $1.key }
      .map { $0.value.text(in: "enum \($0.key)", indent: indent + "  ") }
    return "\(indent)\(head) {\n\(lines.joined())\(inside.joined())\(indent)}\n"
  }
}
