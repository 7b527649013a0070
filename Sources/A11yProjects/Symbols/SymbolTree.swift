// SPDX-License-Identifier: MIT

/// The members of a declaration, and its nested types with their members.
struct SymbolTree {
  private var members: [String] = []
  private var types: [String: SymbolTree] = [:]

  /// Adds a line to a nested type.
  mutating func add(_ member: String, in path: ArraySlice<String> = []) {
    guard let type = path.first else {
      members.append(member)
      return
    }
    types[type, default: SymbolTree()].add(member, in: path.dropFirst())
  }

  /// Returns the declaration with all of its contents.
  func text(in head: String, indent: String = "") -> String {
    let lines = members.map { "\(indent)  \($0)\n" }
    let inside = types.sorted { $0.key < $1.key }
      .map { $0.value.text(in: "enum \($0.key)", indent: indent + "  ") }
    return "\(indent)\(head) {\n\(lines.joined())\(inside.joined())\(indent)}\n"
  }
}
