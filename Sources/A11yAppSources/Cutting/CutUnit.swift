// SPDX-License-Identifier: MIT

/// A piece of code in a file that can be replaced while the rest of the file stays unchanged.
package struct CutUnit: Equatable, Sendable {
  /// The kind of code in a piece, which determines its replacement.
  package enum Kind: String, CaseIterable, Sendable {
    /// A modifier, which is replaced by a modifier that has no effect.
    case modifier
    /// A value, which is replaced by an empty value of the same type.
    case value
    /// An expression or a statement in a view builder, which is replaced by a placeholder.
    case view
    /// A statement outside view builders, which is removed.
    case statement
    /// The body of a function, an accessor or a computed property.
    case body
    /// A superclass or protocol in a declaration.
    case conformance
    /// A property without an initial value, which the replacement provides.
    case initial
    /// A property wrapper, macro or other attribute.
    case attribute
    case `import`
    /// A member, an extension or another declaration, which is removed.
    case declaration
    /// The contents of a type.
    case type
    /// The whole file.
    case file
  }

  package let kind: Kind
  /// The tokens that are replaced.
  package let tokens: Range<Int>
  /// The names of the declarations that contain the piece of code, separated by dots.
  package let place: String
  /// The one-based position of the piece of code among the file's pieces with the same kind, location and text.
  package var number = 1
  /// The beginning of the text of the piece of code, as one line.
  package let text: String
  /// The text that replaces the piece of code. In the replacement text, `NAME` is replaced by the unavailable name.
  package let replacement: String
}
