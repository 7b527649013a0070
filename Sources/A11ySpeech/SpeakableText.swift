// SPDX-License-Identifier: MIT

import Foundation

/// Text that is safe for the speech engine, because nothing in the text acts as a command.
///
/// The espeak-ng engine treats U+0001 as the start of an embedded command and reserves the private use area; other
/// control characters and bidi marks have no sound. In some voices of espeak-ng 1.51, enclosed letters and Braille patterns
/// overflow buffers, which ends the process. If a number has more digits than the maximum for a word, espeak-ng speaks
/// only the first digits. To prevent this, spaces split the digits of a long number into several words.
struct SpeakableText {
  /// The remaining text.
  let text: String

  init(_ raw: String) {
    var kept = String.UnicodeScalarView()
    for scalar in raw.precomposedStringWithCanonicalMapping.unicodeScalars {
      switch Self.treatment(of: scalar) {
      case .keep: kept.append(scalar)
      case .drop: continue
      case .replace(let other): kept.append(other)
      }
    }
    text = String(Self.separatingDigits(of: kept))
  }

  /// The maximum number of digits that are spoken as one word.
  private static let longestNumber = 30

  /// Returns the text with spaces between the digits of long numbers.
  private static func separatingDigits(
    of scalars: String.UnicodeScalarView
  ) -> String.UnicodeScalarView {
    var result = String.UnicodeScalarView()
    var number: [Unicode.Scalar] = []
    func endNumber() {
      for (place, digit) in number.enumerated() {
        if place > 0, number.count > longestNumber { result.append(" ") }
        result.append(digit)
      }
      number = []
    }
    for scalar in scalars {
      if scalar.properties.generalCategory == .decimalNumber {
        number.append(scalar)
      } else {
        endNumber()
        result.append(scalar)
      }
    }
    endNumber()
    return result
  }

  /// Whether the text contains only whitespace.
  var isEmpty: Bool {
    text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  private enum Treatment {
    case keep
    case drop
    case replace(Unicode.Scalar)
  }

  private static func treatment(of scalar: Unicode.Scalar) -> Treatment {
    switch scalar.value {
    case 0x0A: .keep
    case 0x85, 0x2028, 0x2029: .replace("\n")
    case 0x20...0x7E: .keep
    case 0x00...0x1F, 0x7F...0x9F, 0x2800...0x28FF: .replace(" ")
    // The invisible characters are the soft hyphen, bidi controls, the zero-width space, the byte order mark and
    // annotations.
    case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB:
      .drop
    case 0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xF0000...0x10FFFF: .replace(" ")
    case let value where value & 0xFFFE == 0xFFFE: .replace(" ")
    case 0x2139: .replace("i")
    default: enclosedLetter(scalar.value).map(Treatment.replace) ?? .keep
    }
  }

  /// Returns the letter that a symbol shows inside a circle or a square, or `nil` for other characters.
  private static func enclosedLetter(_ value: UInt32) -> Unicode.Scalar? {
    let upper: UInt32 = 0x41
    let lower: UInt32 = 0x61
    for (first, letter) in [
      (UInt32(0x24B6), upper), (0x24D0, lower), (0x1F130, upper), (0x1F150, upper),
      (0x1F170, upper),
    ] where (first..<first + 26).contains(value) {
      return Unicode.Scalar(letter + value - first)
    }
    return nil
  }
}
