// SPDX-License-Identifier: MIT

/// A declaration or statement in a Swift file, as a range of tokens.
struct SourceItem {
  enum Kind {
    /// A structure, class, enumeration, actor or protocol.
    case type
    case `extension`
    /// A function, initializer, deinitializer or subscript.
    case function
    /// A variable or constant in a type, a file or a function.
    case variable
    /// An accessor or observer of a variable.
    case accessor
    case `import`
    /// Any other declaration, such as an enumeration case, a type alias or an operator.
    case declaration
    /// A label in a `switch` statement.
    case label
    case statement
  }

  let kind: Kind
  /// All of the item's tokens, including attributes and modifiers.
  var tokens: Range<Int>
  /// The name of a declaration, including the labels of a function, or the keyword of a statement.
  var name = ""
  /// The first token after attributes and modifiers.
  var keyword: Int
  /// The opening brace of the body of a type, a function, an accessor or a computed variable.
  var body: Int?
  /// The tokens of a variable's initial value.
  var value: Range<Int>?
  /// Whether the item is a declaration that other files may use.
  var isDeclaration: Bool { kind != .statement && kind != .label && kind != .accessor }
}
