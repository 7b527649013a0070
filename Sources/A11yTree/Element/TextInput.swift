// SPDX-License-Identifier: MIT

/// The type of text that a text field expects, which determines the on-screen keyboard.
public struct TextInput: Hashable, Sendable {
  /// The type of text.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// Any text.
    case text
    /// An e-mail address.
    case email
    /// A web address.
    case url
    /// Digits only.
    case number
    /// Digits and a decimal separator.
    case decimal
    /// Digits and punctuation marks, such as a minus sign.
    case numbersAndPunctuation = "punctuation"
    /// A telephone number.
    case phone
    /// Search terms.
    case search
  }

  /// The name of the key that submits the text.
  public enum ReturnKey: String, CaseIterable, Hashable, Sendable, Codable {
    case `return`, done, go, send, join, route, search, next, previous, `continue`
  }

  /// The type of text.
  public var kind: Kind
  /// The name of the key that submits the text, or `nil` for the default name.
  public var returnKey: ReturnKey?

  /// Creates a description from a type of text and a name for the return key.
  public init(_ kind: Kind = .text, returnKey: ReturnKey? = nil) {
    self.kind = kind
    self.returnKey = returnKey
  }
}

extension TextInput {
  /// Creates a description from the attributes of an HTML field, or returns `nil` if the attributes describe ordinary
  /// text.
  package init?(type: String?, inputMode: String? = nil, enterKeyHint: String? = nil) {
    let types: [String: Kind] = [
      "email": .email, "url": .url, "tel": .phone, "search": .search,
      "number": .numbersAndPunctuation,
    ]
    let modes: [String: Kind] = [
      "email": .email, "url": .url, "tel": .phone, "search": .search, "numeric": .number,
      "decimal": .decimal, "text": .text,
    ]
    let kind =
      inputMode.flatMap { modes[$0.lowercased()] } ?? type.flatMap { types[$0.lowercased()] }
    let key = enterKeyHint.flatMap { hint in
      hint.lowercased() == "enter" ? .return : ReturnKey(rawValue: hint.lowercased())
    }
    guard kind != nil || key != nil else { return nil }
    self.init(kind ?? .text, returnKey: key)
  }
}
