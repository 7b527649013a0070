// SPDX-License-Identifier: MIT

/// A piece of a file that can be replaced while the rest of the file stays unchanged.
package struct CutUnit: Equatable, Sendable {
  /// The kind of a piece, which determines its replacement.
  package enum Kind: String, CaseIterable, Sendable {
    /// A modifier, which is replaced with a modifier that has no effect.
    case modifier
    /// A value, which is replaced with an empty value of the same type.
    case value
    /// An expression or a statement in a view builder, which is replaced with a placeholder.
    case view
    /// A statement in other code, which is removed.
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
  /// The names of the declarations that contain the piece, separated by dots.
  package let place: String
  /// The position of the piece, counted from 1, among the file's pieces with the same kind, place and text.
  package var number = 1
  /// The beginning of the piece's text, in one line.
  package let text: String
  /// The text that replaces the piece. `NAME` in this text is replaced with the unavailable name.
  package let replacement: String
}
