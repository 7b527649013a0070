/// Makes untrusted text safe to write and show.
public enum VisibleText {
  /// The text with everything that a terminal would act on made visible instead.
  ///
  /// Escape sequences, control characters and bidirectional controls are shown as visible symbols;
  /// line breaks become spaces unless they are kept.
  public static func of(_ text: String, keepingLines: Bool = false) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    guard text.unicodeScalars.contains(where: { isObeyed($0) }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where keepingLines: result.append(scalar)
      case 0x0A, 0x0D, 0x09, 0x2028, 0x2029: result.append(" ")
      case 0x00..<0x20: result.append(scalar.picture(0x2400 + scalar.value))
      case 0x7F: result.append("\u{2421}")
      default:
        if isObeyed(scalar) {
          result.append(
            contentsOf: "⟨\(String(scalar.value, radix: 16, uppercase: true))⟩".unicodeScalars
          )
        } else {
          result.append(scalar)
        }
      }
    }
    return String(result)
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E,
      0x2066...0x2069, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate func picture(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? self }
}
