// SPDX-License-Identifier: MIT

import A11yAppSources

/// The shape of an unavailable type, inferred from the code that uses it.
struct TypeShape {
  let name: String
  /// The number of generic arguments.
  var arguments = 0
  /// Whether the type appears after `any` or `some` and is therefore a protocol.
  var isProtocol = false
  /// The names of the type's member types.
  var nested: Set<String> = []

  /// Records how a file uses the type's name.
  mutating func read(_ ladder: CutLadder) {
    for token in ladder.places(of: name) {
      arguments = max(arguments, ladder.argumentCount(after: token))
      if ["any", "some"].contains(ladder.word(token - 1)) { isProtocol = true }
    }
  }

  /// The declaration of a stand-in for the type. A stand-in that is the type of a property has all the conformances
  /// that the enclosing type needs for its own conformances.
  var text: String {
    if isProtocol { return "public protocol \(name) {}" }
    let names = (0..<arguments).map { "T\($0)" }.joined(separator: ", ")
    let generics = arguments == 0 ? "" : "<\(names)>"
    let members = nested.sorted().map { "; \(TypeShape(name: $0).text)" }.joined()
    return "public struct \(name)\(generics): _CutType { public init() {}\(members) }"
  }
}
