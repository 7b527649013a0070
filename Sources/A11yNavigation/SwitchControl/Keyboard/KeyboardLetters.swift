// SPDX-License-Identifier: MIT

/// The order of a keyboard's letters.
public enum KeyboardArrangement: String, CaseIterable, Hashable, Sendable {
  /// The order of the language's standard keyboard, such as QWERTY.
  case standard
  /// Alphabetical order.
  case alphabetic
  /// Descending order of frequency in the language. The scanner reaches the most frequent letters first.
  case frequency
}

/// The letters of a language's keyboard.
struct KeyboardLetters: Sendable {
  /// The rows of the standard keyboard.
  let standard: [String]
  /// The letters in alphabetical order.
  let alphabet: String
  /// The letters in descending order of frequency, or an empty string if their frequency is not known.
  let frequency: String
  /// The rows of letters on a second layer.
  let accents: [String]
  /// Whether the language's letters have capitals.
  let hasCapitals: Bool
  /// The decimal separator.
  let decimal: String

  private init(
    standard: [String],
    alphabet: String,
    frequency: String,
    accents: [String] = [],
    hasCapitals: Bool = true,
    decimal: String = "."
  ) {
    self.standard = standard
    self.alphabet = alphabet
    self.frequency = frequency
    self.accents = accents
    self.hasCapitals = hasCapitals
    self.decimal = decimal
  }

  private static let latin = "abcdefghijklmnopqrstuvwxyz"

  static func of(_ language: SpokenLanguage) -> KeyboardLetters {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .japanese: japanese
    case .simplifiedChinese: pinyin
    }
  }

  static let english = KeyboardLetters(
    standard: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
    alphabet: latin,
    frequency: "etaoinshrdlcumwfgypbvkjxqz",
    accents: ["àáâäãåæ", "çèéêëìíîï", "ñòóôöõøœ", "ùúûüýÿß"]
  )

  private static let german = KeyboardLetters(
    standard: ["qwertzuiopü", "asdfghjklöä", "yxcvbnmß"],
    alphabet: latin + "äöüß",
    frequency: "enisratdhulcgmobwfkzvüpäßjöyxq",
    accents: ["àáâçèéê", "ëíîïñóô", "œùúû"],
    decimal: ","
  )

  private static let french = KeyboardLetters(
    standard: ["azertyuiop", "qsdfghjklm", "wxcvbn"],
    alphabet: latin,
    frequency: "esaitnrulodcpmvqfbghjxyzkw",
    accents: ["éèêëàâä", "ùûüçîïôö", "ÿœæñ"],
    decimal: ","
  )

  private static let spanish = KeyboardLetters(
    standard: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
    alphabet: "abcdefghijklmnñopqrstuvwxyz",
    frequency: "eaosrnidlctumpbgvyqhfzjñxkw",
    accents: ["áéíóúü", "¿¡àèçïò"],
    decimal: ","
  )

  private static let japanese = KeyboardLetters(
    standard: [
      "あいうえお", "かきくけこ", "さしすせそ", "たちつてと", "なにぬねの", "はひふへほ", "まみむめも", "やゆよわをん",
      "らりるれろ", "ー、。「」",
    ],
    alphabet: "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんー、。「」",
    frequency: "",
    accents: [
      "がぎぐげご", "ざじずぜぞ", "だぢづでど", "ばびぶべぼ", "ぱぴぷぺぽ", "ぁぃぅぇぉ", "ゃゅょっ",
    ],
    hasCapitals: false
  )

  private static let pinyin = KeyboardLetters(
    standard: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
    alphabet: latin,
    frequency: "",
    accents: ["āáǎàēéěè", "īíǐìōóǒò", "ūúǔùüǖǘǚǜ"]
  )
}

extension KeyboardLetters {
  /// The number of letters in a row of the alphabetic keyboard.
  private static let width = 5

  /// Returns the keyboard's rows of letters. If the letters are ordered by frequency, the rows begin with a space, the
  /// most frequent character.
  func rows(_ arrangement: KeyboardArrangement) -> [[String]] {
    switch arrangement {
    case .standard: return standard.map { $0.map(String.init) }
    case .frequency where !frequency.isEmpty: return Self.diagonals(" " + frequency)
    case .alphabetic, .frequency:
      let letters = alphabet.map(String.init)
      return stride(from: 0, to: letters.count, by: Self.width).map {
        Array(letters[$0..<min($0 + Self.width, letters.count)])
      }
    }
  }

  /// Returns rows in which the scanner reaches frequent letters in fewer steps. Each row above a letter and each letter
  /// before it counts as one step.
  private static func diagonals(_ letters: String) -> [[String]] {
    var rows: [[String]] = []
    var (row, sum) = (0, 0)
    for letter in letters {
      if rows.count == row { rows.append([]) }
      rows[row].append(String(letter))
      if row == sum {
        (row, sum) = (0, sum + 1)
      } else {
        row += 1
      }
    }
    return rows
  }
}
