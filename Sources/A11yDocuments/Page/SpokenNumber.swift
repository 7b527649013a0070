// SPDX-License-Identifier: MIT

/// A number at the start of a text and the words that follow it, as in "25.0 °C".
struct SpokenNumber {
  /// The number.
  var number: Double
  private let suffix: String
  private let places: Int

  /// Parses a number at the start of a piece of text.
  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "-" || $0 == "+" || $0 == ".") }
    guard !digits.isEmpty, let number = Double(digits), number.isFinite else { return nil }
    self.number = number
    suffix = String(text.dropFirst(digits.count))
    places =
      digits.firstIndex(of: ".").map { digits.distance(from: $0, to: digits.endIndex) - 1 } ?? 0
  }

  /// Returns the text with a new number, which has at least as many decimal places as the old number.
  func text(with number: Double) -> String { Self.text(number, places: places) + suffix }

  /// Returns a number as it is spoken, without unnecessary decimal places.
  static func text(_ number: Double, places: Int = 0) -> String {
    let rounded = (number * 1_000_000).rounded() / 1_000_000
    guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(number)" }
    var text = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    guard places > 0, !text.contains("e") else { return text }
    if !text.contains(".") { text += "." }
    let decimals = text.reversed().prefix { $0 != "." }.count
    return text + String(repeating: "0", count: max(places - decimals, 0))
  }
}
