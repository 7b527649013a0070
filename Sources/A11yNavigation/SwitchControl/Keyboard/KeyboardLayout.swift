// SPDX-License-Identifier: MIT

import A11yTree

/// The rows of keys for one type of text.
public struct KeyboardLayout: Hashable, Sendable {
  /// The layer that is shown first.
  let start: KeyboardLayer
  private let layers: [KeyboardLayer: [[KeyboardKey]]]

  /// Returns the rows of a layer, or an empty array if the keyboard does not have the layer.
  public func rows(of layer: KeyboardLayer) -> [[KeyboardKey]] { layers[layer] ?? [] }

  /// Creates the layout for a type of text.
  ///
  /// - Parameters:
  ///   - hasLines: Whether the text can have several lines.
  public init(
    for input: TextInput,
    hasLines: Bool = false,
    _ arrangement: KeyboardArrangement,
    in language: SpokenLanguage
  ) {
    let keys = Keys(
      letters: .of(language),
      latin: language == .japanese ? .english : .of(language),
      input: input,
      arrangement: arrangement,
      hasLines: hasLines
    )
    switch input.kind {
    case .number: (start, layers) = (.numbers, [.numbers: keys.pad(with: [])])
    case .decimal:
      (start, layers) = (.numbers, [.numbers: keys.pad(with: [keys.letters.decimal])])
    case .phone: (start, layers) = (.numbers, [.numbers: keys.pad(with: ["+", "*", "#"])])
    case .numbersAndPunctuation: (start, layers) = (.numbers, keys.layers)
    case .text, .search, .email, .url: (start, layers) = (.letters, keys.layers)
    }
  }
}

/// Arranges keys in layers.
private struct Keys {
  let letters: KeyboardLetters
  /// The letters that keyboards for e-mail and web addresses use.
  let latin: KeyboardLetters
  let input: TextInput
  let arrangement: KeyboardArrangement
  let hasLines: Bool

  private var isAddress: Bool { input.kind == .email || input.kind == .url }
  private var shown: KeyboardLetters { isAddress ? latin : letters }

  var layers: [KeyboardLayer: [[KeyboardKey]]] {
    var layers: [KeyboardLayer: [[KeyboardKey]]] = [
      .letters: letterRows + lastRows(.letters),
      .numbers: numberRows + [bottom([.layer(.letters)])],
      .symbols: symbolRows + [bottom([.layer(.letters)])],
    ]
    if !shown.accents.isEmpty { layers[.accents] = accentRows + [bottom([.layer(.letters)])] }
    return layers
  }

  /// Returns the rows of a numeric keypad, with additional characters next to the zero.
  func pad(with others: [String]) -> [[KeyboardKey]] {
    [row("123"), row("456"), row("789"), [.text("0")] + others.map { .text($0) } + [.delete]]
      + [[returnKey, .dismiss]]
  }

  private var letterRows: [[KeyboardKey]] {
    var rows = shown.rows(arrangement).map { $0.map(Keys.key) }
    guard arrangement == .standard, !rows.isEmpty else { return rows }
    let shift: [KeyboardKey] = shown.hasCapitals ? [.shift] : []
    rows[rows.count - 1] = shift + rows[rows.count - 1] + [.delete]
    return rows
  }

  private func lastRows(_ layer: KeyboardLayer) -> [[KeyboardKey]] {
    let more: [KeyboardKey] = shown.accents.isEmpty ? [] : [.layer(.accents)]
    guard arrangement != .standard else { return [bottom([.layer(.numbers)] + more)] }
    let shift: [KeyboardKey] = shown.hasCapitals ? [.shift] : []
    return [[.delete] + shift + [.layer(.numbers)] + more, bottom([])]
  }

  private var numberRows: [[KeyboardKey]] {
    [row("1234567890"), row("-/:;()$&@\""), [.layer(.symbols)] + row(".,?!'") + [.delete]]
  }

  private var symbolRows: [[KeyboardKey]] {
    [row("[]{}#%^*+="), row("_\\|~<>€£¥•"), [.layer(.numbers)] + row(".,?!'") + [.delete]]
  }

  private var accentRows: [[KeyboardKey]] {
    var rows = shown.accents.map(row)
    let shift: [KeyboardKey] = shown.hasCapitals ? [.shift] : []
    rows[rows.count - 1] = shift + rows[rows.count - 1] + [.delete]
    return rows
  }

  /// Returns the last row of keys. The last row contains the given keys, a space or the characters that addresses
  /// require, and the keys that submit the text or close the keyboard.
  private func bottom(_ first: [KeyboardKey]) -> [KeyboardKey] {
    let characters: [KeyboardKey] =
      switch input.kind {
      case .email: [.space, .text("@"), .text(".")]
      case .url: [.text("."), .text("/"), .text(".com")]
      default: [.space]
      }
    return first + characters + [returnKey, .dismiss]
  }

  private var returnKey: KeyboardKey {
    let usual: TextInput.ReturnKey = input.kind == .search ? .search : .return
    return .return(hasLines ? .return : input.returnKey ?? usual)
  }

  private func row(_ characters: String) -> [KeyboardKey] {
    characters.map { Keys.key(String($0)) }
  }

  private static func key(_ character: String) -> KeyboardKey {
    character == " " ? .space : .text(character)
  }
}
