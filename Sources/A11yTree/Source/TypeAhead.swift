// SPDX-License-Identifier: MIT

/// Keys that the user typed ahead in a text field, before the source had answered the previous keys.
///
/// A source performs the keys in order, and stops before a key if the field no longer contains the text that the
/// earlier keys should have produced. The session then interprets the remaining keys again, one at a time.
public struct TypeAhead: Hashable, Sendable {
  /// A key that is pressed in a text field, and its effect.
  public struct TypedKey: Hashable, Sendable {
    /// The key that the program receives.
    public var stroke: KeyStroke
    /// The effect that the key must have on the field.
    public var effect: Effect

    /// Creates a key with the given effect.
    public init(_ stroke: KeyStroke, _ effect: Effect) {
      self.stroke = stroke
      self.effect = effect
    }
  }

  /// The effect of a key on text at the insertion point.
  public enum Effect: Hashable, Sendable {
    /// Inserts text before the insertion point.
    case insert(String)
    /// Deletes the given text before the insertion point.
    case deleteBackward(String)
    /// Deletes the given text after the insertion point.
    case deleteForward(String)
    /// Moves the insertion point backward over the given text. The text is empty if the insertion point cannot move.
    case moveBackward(over: String)
    /// Moves the insertion point forward over the given text. The text is empty if the insertion point cannot move.
    case moveForward(over: String)
  }

  /// The text before the insertion point. Bullets replace the characters of secret text.
  public var textBefore: String
  /// The text after the insertion point. Bullets replace the characters of secret text.
  public var textAfter: String
  /// The keys, in the order in which they were typed.
  public var keys: [TypedKey]

  /// The text that the keys insert.
  package var insertedText: String {
    keys.map { if case .insert(let text) = $0.effect { text } else { "" } }.joined()
  }

  /// Creates a series of keys for a field that contains the given text.
  public init(_ keys: [TypedKey], before: String, after: String) {
    self.keys = keys
    textBefore = before
    textAfter = after
  }
}
