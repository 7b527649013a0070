// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A colour of AppKit. It does not affect elements.
open class NSColor: NSObject, @unchecked Sendable {
  // Its only property is a constant; the compiler does not check a class that is open.
  package let name: String

  package init(_ name: String) { self.name = name }

  /// The colour, more or less transparent.
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor("\(name) \(alpha)") }
}

// The colours of the system, by name.

extension NSColor {
  /// The colour `labelColor`.
  public class var labelColor: NSColor { NSColor("labelColor") }
  /// The colour `secondaryLabelColor`.
  public class var secondaryLabelColor: NSColor { NSColor("secondaryLabelColor") }
  /// The colour `tertiaryLabelColor`.
  public class var tertiaryLabelColor: NSColor { NSColor("tertiaryLabelColor") }
  /// The colour `quaternaryLabelColor`.
  public class var quaternaryLabelColor: NSColor { NSColor("quaternaryLabelColor") }
  /// The colour `textColor`.
  public class var textColor: NSColor { NSColor("textColor") }
  /// The colour `placeholderTextColor`.
  public class var placeholderTextColor: NSColor { NSColor("placeholderTextColor") }
  /// The colour `textBackgroundColor`.
  public class var textBackgroundColor: NSColor { NSColor("textBackgroundColor") }
  /// The colour `windowBackgroundColor`.
  public class var windowBackgroundColor: NSColor { NSColor("windowBackgroundColor") }
  /// The colour `controlBackgroundColor`.
  public class var controlBackgroundColor: NSColor { NSColor("controlBackgroundColor") }
  /// The colour `underPageBackgroundColor`.
  public class var underPageBackgroundColor: NSColor { NSColor("underPageBackgroundColor") }
  /// The colour `controlColor`.
  public class var controlColor: NSColor { NSColor("controlColor") }
  /// The colour `controlTextColor`.
  public class var controlTextColor: NSColor { NSColor("controlTextColor") }
  /// The colour `controlAccentColor`.
  public class var controlAccentColor: NSColor { NSColor("controlAccentColor") }
  /// The colour `selectedControlColor`.
  public class var selectedControlColor: NSColor { NSColor("selectedControlColor") }
  /// The colour `selectedContentBackgroundColor`.
  public class var selectedContentBackgroundColor: NSColor {
    NSColor("selectedContentBackgroundColor")
  }
  /// The colour `separatorColor`.
  public class var separatorColor: NSColor { NSColor("separatorColor") }
  /// The colour `gridColor`.
  public class var gridColor: NSColor { NSColor("gridColor") }
  /// The colour `linkColor`.
  public class var linkColor: NSColor { NSColor("linkColor") }
  /// The colour `headerTextColor`.
  public class var headerTextColor: NSColor { NSColor("headerTextColor") }
  /// The colour `systemRed`.
  public class var systemRed: NSColor { NSColor("systemRed") }
  /// The colour `systemGreen`.
  public class var systemGreen: NSColor { NSColor("systemGreen") }
  /// The colour `systemBlue`.
  public class var systemBlue: NSColor { NSColor("systemBlue") }
  /// The colour `systemOrange`.
  public class var systemOrange: NSColor { NSColor("systemOrange") }
  /// The colour `systemYellow`.
  public class var systemYellow: NSColor { NSColor("systemYellow") }
  /// The colour `systemPink`.
  public class var systemPink: NSColor { NSColor("systemPink") }
  /// The colour `systemPurple`.
  public class var systemPurple: NSColor { NSColor("systemPurple") }
  /// The colour `systemTeal`.
  public class var systemTeal: NSColor { NSColor("systemTeal") }
  /// The colour `systemIndigo`.
  public class var systemIndigo: NSColor { NSColor("systemIndigo") }
  /// The colour `systemBrown`.
  public class var systemBrown: NSColor { NSColor("systemBrown") }
  /// The colour `systemMint`.
  public class var systemMint: NSColor { NSColor("systemMint") }
  /// The colour `systemCyan`.
  public class var systemCyan: NSColor { NSColor("systemCyan") }
  /// The colour `systemGray`.
  public class var systemGray: NSColor { NSColor("systemGray") }
  /// The colour `black`.
  public class var black: NSColor { NSColor("black") }
  /// The colour `white`.
  public class var white: NSColor { NSColor("white") }
  /// The colour `gray`.
  public class var gray: NSColor { NSColor("gray") }
  /// The colour `red`.
  public class var red: NSColor { NSColor("red") }
  /// The colour `green`.
  public class var green: NSColor { NSColor("green") }
  /// The colour `blue`.
  public class var blue: NSColor { NSColor("blue") }
  /// The colour `cyan`.
  public class var cyan: NSColor { NSColor("cyan") }
  /// The colour `yellow`.
  public class var yellow: NSColor { NSColor("yellow") }
  /// The colour `magenta`.
  public class var magenta: NSColor { NSColor("magenta") }
  /// The colour `orange`.
  public class var orange: NSColor { NSColor("orange") }
  /// The colour `purple`.
  public class var purple: NSColor { NSColor("purple") }
  /// The colour `brown`.
  public class var brown: NSColor { NSColor("brown") }
  /// The colour `clear`.
  public class var clear: NSColor { NSColor("clear") }
  /// The colour `darkGray`.
  public class var darkGray: NSColor { NSColor("darkGray") }
  /// The colour `lightGray`.
  public class var lightGray: NSColor { NSColor("lightGray") }
}
