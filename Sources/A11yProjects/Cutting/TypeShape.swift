// SPDX-License-Identifier: MIT

import A11yAppSources

/// A type that is not available, shaped by how an app uses it.
struct TypeShape {
  let name: String
  /// The number of generic arguments.
  var arguments = 0
  /// Whether it is used as `any` or `some`, so that it is a protocol.
  var isProtocol = false
  /// The types that are used as its members.
  var nested: Set<String> = []

  /// Reads how a file uses the name.
  mutating func read(_ ladder: CutLadder) {
    for token in ladder.places(of: name) {
      arguments = max(arguments, ladder.argumentCount(after: token))
      if ["any", "some"].contains(ladder.word(token - 1)) { isProtocol = true }
    }
  }

  /// The declaration. It has the conformances that types with such a property need, so that these keep theirs.
  var text: String {
    if isProtocol { return "public protocol \(name) {}" }
    let names = (0..<arguments).map { "T\($0)" }.joined(separator: ", ")
    let generics = arguments == 0 ? "" : "<\(names)>"
    let members = nested.sorted().map { "; \(TypeShape(name: $0).text)" }.joined()
    return "public struct \(name)\(generics): _CutType { public init() {}\(members) }"
  }
}
