// SPDX-License-Identifier: MIT

import A11yTree

/// A key on the keyboard that the scanner scans.
public enum KeyboardKey: Hashable, Sendable {
  /// Types a string, which usually consists of one character.
  case text(String)
  /// Completes the word that is being typed.
  case prediction(word: String, rest: String)
  /// Types a space.
  case space
  /// Capitalizes the next letter. A second press capitalizes all following letters, and a third press turns capitals
  /// off.
  case shift
  /// Shows other keys.
  case layer(KeyboardLayer)
  /// Deletes the character before the insertion point.
  case delete
  /// Submits the text or begins a new line.
  case `return`(TextInput.ReturnKey)
  /// Stops editing and closes the keyboard.
  case dismiss

  /// The text that the key enters, or an empty string if the key enters no text.
  public var typedText: String {
    switch self {
    case .text(let text): text
    case .prediction(_, let rest): rest + " "
    case .space: " "
    case .shift, .layer, .delete, .return, .dismiss: ""
    }
  }

  /// Returns the name of the key as it is displayed and spoken.
  public func name(in words: Catalog) -> String {
    switch self {
    case .text(let text): CharacterName.spoken(text, in: words)
    case .prediction(let word, _): word
    case .space: CharacterName.spoken(" ", in: words)
    case .shift: words[.shift]
    case .layer(let layer): words[layer.word]
    case .delete: words[.keyDelete]
    case .return(let key): words[key.word]
    case .dismiss: words[.hideKeyboard]
    }
  }
}

/// A set of keys that the keyboard shows at the same time.
public enum KeyboardLayer: String, CaseIterable, Hashable, Sendable {
  case letters, accents, numbers, symbols

  fileprivate var word: Word {
    switch self {
    case .letters: .keyLetters
    case .accents: .keyAccents
    case .numbers: .keyNumbers
    case .symbols: .keySymbols
    }
  }
}

extension TextInput.ReturnKey {
  fileprivate var word: Word {
    switch self {
    case .return: .keyReturn
    case .done: .keyDone
    case .go: .keyGo
    case .send: .keySend
    case .join: .keyJoin
    case .route: .keyRoute
    case .search: .keySearch
    case .next: .keyNext
    case .previous: .keyPrevious
    case .continue: .keyContinue
    }
  }
}
