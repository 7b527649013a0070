// SPDX-License-Identifier: MIT

import A11yTree

/// A name that is meant for machines instead of people.
struct MachineText {
  enum Kind: String {
    case file = "a file name"
    case identifier = "an identifier"
    case glyph = "a glyph from an icon font"
    case number = "a long number"
  }

  var kind: Kind
  var words: String

  init?(in stop: HeardStop) {
    let name = stop.name.trimmingPrefix { $0.isWhitespace }.description
    guard !name.isEmpty, stop.isInteractive || stop.element.role == .image else { return nil }
    words = name
    if name.unicodeScalars.allSatisfy({ $0.properties.generalCategory == .privateUse }) {
      kind = .glyph
    } else if stop.element.role == .image, Self.isImageFile(name) {
      kind = .file
    } else if Self.isIdentifier(name) {
      kind = .identifier
    } else if Self.isLongNumber(name), !stop.element.details.url.hasPrefix("tel:") {
      kind = .number
    } else {
      return nil
    }
  }

  private static let imageEndings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "bmp", "heic", "tiff",
  ]

  private static func isImageFile(_ name: String) -> Bool {
    guard !name.contains(" "), let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return false
    }
    let ending = name[name.index(after: dot)...].prefix { $0.isLetter || $0.isNumber }
    return imageEndings.contains(ending.lowercased())
  }

  /// Returns whether a name is a UUID or a mixture of letters and digits that resembles a hash.
  private static func isIdentifier(_ name: String) -> Bool {
    let parts = name.split(separator: "-")
    if parts.map(\.count) == [8, 4, 4, 4, 12] {
      return name.allSatisfy { $0.isHexDigit || $0 == "-" }
    }
    return name.count >= 32 && name.allSatisfy(\.isHexDigit) && name.contains(where: \.isNumber)
      && name.contains(where: \.isLetter)
  }

  private static func isLongNumber(_ name: String) -> Bool {
    name.count > 8 && name.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
