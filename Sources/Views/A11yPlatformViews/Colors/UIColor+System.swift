// SPDX-License-Identifier: MIT

import Foundation

// The colours of the system, by name.

extension UIColor {
  /// The colour `systemRed`.
  public class var systemRed: UIColor { UIColor(name: "systemRed") }
  /// The colour `systemGreen`.
  public class var systemGreen: UIColor { UIColor(name: "systemGreen") }
  /// The colour `systemBlue`.
  public class var systemBlue: UIColor { UIColor(name: "systemBlue") }
  /// The colour `systemOrange`.
  public class var systemOrange: UIColor { UIColor(name: "systemOrange") }
  /// The colour `systemYellow`.
  public class var systemYellow: UIColor { UIColor(name: "systemYellow") }
  /// The colour `systemPink`.
  public class var systemPink: UIColor { UIColor(name: "systemPink") }
  /// The colour `systemPurple`.
  public class var systemPurple: UIColor { UIColor(name: "systemPurple") }
  /// The colour `systemTeal`.
  public class var systemTeal: UIColor { UIColor(name: "systemTeal") }
  /// The colour `systemIndigo`.
  public class var systemIndigo: UIColor { UIColor(name: "systemIndigo") }
  /// The colour `systemBrown`.
  public class var systemBrown: UIColor { UIColor(name: "systemBrown") }
  /// The colour `systemMint`.
  public class var systemMint: UIColor { UIColor(name: "systemMint") }
  /// The colour `systemCyan`.
  public class var systemCyan: UIColor { UIColor(name: "systemCyan") }
  /// The colour `systemGray`.
  public class var systemGray: UIColor { UIColor(name: "systemGray") }
  /// The colour `systemGray2`.
  public class var systemGray2: UIColor { UIColor(name: "systemGray2") }
  /// The colour `systemGray3`.
  public class var systemGray3: UIColor { UIColor(name: "systemGray3") }
  /// The colour `systemGray4`.
  public class var systemGray4: UIColor { UIColor(name: "systemGray4") }
  /// The colour `systemGray5`.
  public class var systemGray5: UIColor { UIColor(name: "systemGray5") }
  /// The colour `systemGray6`.
  public class var systemGray6: UIColor { UIColor(name: "systemGray6") }
  /// The colour `label`.
  public class var label: UIColor { UIColor(name: "label") }
  /// The colour `secondaryLabel`.
  public class var secondaryLabel: UIColor { UIColor(name: "secondaryLabel") }
  /// The colour `tertiaryLabel`.
  public class var tertiaryLabel: UIColor { UIColor(name: "tertiaryLabel") }
  /// The colour `quaternaryLabel`.
  public class var quaternaryLabel: UIColor { UIColor(name: "quaternaryLabel") }
  /// The colour `placeholderText`.
  public class var placeholderText: UIColor { UIColor(name: "placeholderText") }
  /// The colour `separator`.
  public class var separator: UIColor { UIColor(name: "separator") }
  /// The colour `opaqueSeparator`.
  public class var opaqueSeparator: UIColor { UIColor(name: "opaqueSeparator") }
  /// The colour `link`.
  public class var link: UIColor { UIColor(name: "link") }
  /// The colour `systemFill`.
  public class var systemFill: UIColor { UIColor(name: "systemFill") }
  /// The colour `secondarySystemFill`.
  public class var secondarySystemFill: UIColor { UIColor(name: "secondarySystemFill") }
  /// The colour `tertiarySystemFill`.
  public class var tertiarySystemFill: UIColor { UIColor(name: "tertiarySystemFill") }
  /// The colour `quaternarySystemFill`.
  public class var quaternarySystemFill: UIColor { UIColor(name: "quaternarySystemFill") }
  /// The colour `systemBackground`.
  public class var systemBackground: UIColor { UIColor(name: "systemBackground") }
  /// The colour `secondarySystemBackground`.
  public class var secondarySystemBackground: UIColor { UIColor(name: "secondarySystemBackground") }
  /// The colour `tertiarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { UIColor(name: "tertiarySystemBackground") }
  /// The colour `systemGroupedBackground`.
  public class var systemGroupedBackground: UIColor { UIColor(name: "systemGroupedBackground") }
  /// The colour `secondarySystemGroupedBackground`.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(name: "secondarySystemGroupedBackground")
  }
  /// The colour `tertiarySystemGroupedBackground`.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(name: "tertiarySystemGroupedBackground")
  }
  /// The colour `darkText`.
  public class var darkText: UIColor { UIColor(name: "darkText") }
  /// The colour `lightText`.
  public class var lightText: UIColor { UIColor(name: "lightText") }
  /// The colour `tintColor`.
  public class var tintColor: UIColor { UIColor(name: "tintColor") }
}

extension UIColor {
  /// The colour `black`.
  public class var black: UIColor { UIColor(name: "black", parts: [0, 0, 0, 1]) }
  /// The colour `darkGray`.
  public class var darkGray: UIColor { UIColor(name: "darkGray", parts: [0.333, 0.333, 0.333, 1]) }
  /// The colour `lightGray`.
  public class var lightGray: UIColor {
    UIColor(name: "lightGray", parts: [0.667, 0.667, 0.667, 1])
  }
  /// The colour `white`.
  public class var white: UIColor { UIColor(name: "white", parts: [1, 1, 1, 1]) }
  /// The colour `gray`.
  public class var gray: UIColor { UIColor(name: "gray", parts: [0.5, 0.5, 0.5, 1]) }
  /// The colour `red`.
  public class var red: UIColor { UIColor(name: "red", parts: [1, 0, 0, 1]) }
  /// The colour `green`.
  public class var green: UIColor { UIColor(name: "green", parts: [0, 1, 0, 1]) }
  /// The colour `blue`.
  public class var blue: UIColor { UIColor(name: "blue", parts: [0, 0, 1, 1]) }
  /// The colour `cyan`.
  public class var cyan: UIColor { UIColor(name: "cyan", parts: [0, 1, 1, 1]) }
  /// The colour `yellow`.
  public class var yellow: UIColor { UIColor(name: "yellow", parts: [1, 1, 0, 1]) }
  /// The colour `magenta`.
  public class var magenta: UIColor { UIColor(name: "magenta", parts: [1, 0, 1, 1]) }
  /// The colour `orange`.
  public class var orange: UIColor { UIColor(name: "orange", parts: [1, 0.5, 0, 1]) }
  /// The colour `purple`.
  public class var purple: UIColor { UIColor(name: "purple", parts: [0.5, 0, 0.5, 1]) }
  /// The colour `brown`.
  public class var brown: UIColor { UIColor(name: "brown", parts: [0.6, 0.4, 0.2, 1]) }
  /// No colour.
  public class var clear: UIColor { UIColor(name: "clear", parts: [0, 0, 0, 0]) }
}
