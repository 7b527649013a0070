// SPDX-License-Identifier: MIT

/// A color from a color field, written as `#rrggbb`, and the nearest color name.
struct SpokenColor: Hashable, Sendable {
  /// The color's red, green and blue components, each from 0 to 255.
  private let channels: [Int]

  /// Parses the value of a color field, or returns `nil` if the value is not a color.
  init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let number = Int(text.dropFirst(), radix: 16)
    else { return nil }
    channels = [number >> 16, number >> 8 & 0xff, number & 0xff]
  }

  /// Returns the color's name in a language.
  func name(in words: ColorWords) -> String {
    let (hue, lightness) = nearest
    let name = words.names[hue.rawValue]
    switch lightness {
    case .plain: return name
    case .dark: return words.dark.replacing("%1", with: name)
    case .light: return words.light.replacing("%1", with: name)
    }
  }

  private enum Lightness { case plain, dark, light }

  private var nearest: (ColorWords.Hue, Lightness) {
    let most = channels.max() ?? 0
    let least = channels.min() ?? 0
    let chroma = most - least
    let lightness = (most + least) / 2
    // A color whose saturation is below this limit looks gray.
    guard chroma > 24 else { return gray(lightness) }
    let hue = self.hue(most, chroma)
    // In everyday language, dark orange is called brown, and light red is called pink.
    if (15..<50).contains(hue), most < 190 { return (.brown, .plain) }
    let name = ColorWords.Hue(degrees: hue)
    if lightness > 190 { return name == .red ? (.pink, .plain) : (name, .light) }
    return (name, most < 160 ? .dark : .plain)
  }

  private func gray(_ lightness: Int) -> (ColorWords.Hue, Lightness) {
    switch lightness {
    case ..<24: (.black, .plain)
    case ..<96: (.gray, .dark)
    case ..<176: (.gray, .plain)
    case ..<236: (.gray, .light)
    default: (.white, .plain)
    }
  }

  /// Returns the angle of the hue in degrees.
  private func hue(_ most: Int, _ chroma: Int) -> Int {
    let (red, green, blue) = (channels[0], channels[1], channels[2])
    let sixth =
      switch most {
      case red: 60 * (green - blue) / chroma
      case green: 120 + 60 * (blue - red) / chroma
      default: 240 + 60 * (red - green) / chroma
      }
    return sixth < 0 ? sixth + 360 : sixth
  }
}

extension ColorWords.Hue {
  /// Creates the name of a saturated color from the angle of its hue.
  fileprivate init(degrees: Int) {
    switch degrees {
    case ..<15: self = .red
    case ..<45: self = .orange
    case ..<70: self = .yellow
    case ..<165: self = .green
    case ..<195: self = .cyan
    case ..<255: self = .blue
    case ..<315: self = .purple
    case ..<345: self = .pink
    default: self = .red
    }
  }
}
