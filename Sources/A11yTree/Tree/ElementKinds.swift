// SPDX-License-Identifier: MIT

/// The kinds of elements for which navigators search.
///
/// For every element, a tree stores the kinds found in the element and its descendants, so a search can skip subtrees
/// that cannot match.
public struct ElementKinds: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each kind.
  public var rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The VoiceOver cursor stops at the element.
  public static let stop = Self(rawValue: 1 << 0)
  /// The element is interactive and is therefore a stop for Switch Control's scanner.
  public static let interactive = Self(rawValue: 1 << 1)
  /// A heading of any level.
  public static let heading = Self(rawValue: 1 << 2)
  /// A link.
  public static let link = Self(rawValue: 1 << 9)
  /// A button of any kind.
  public static let button = Self(rawValue: 1 << 10)
  /// A form control.
  public static let formControl = Self(rawValue: 1 << 11)
  /// A text field.
  public static let textField = Self(rawValue: 1 << 12)
  /// A search field.
  public static let searchField = Self(rawValue: 1 << 13)
  /// A picture.
  public static let image = Self(rawValue: 1 << 14)
  /// Static text.
  public static let staticText = Self(rawValue: 1 << 15)
  /// A list, which cursors reach through its children.
  public static let list = Self(rawValue: 1 << 16)
  /// A table, which cursors reach through its children.
  public static let table = Self(rawValue: 1 << 17)
  /// A landmark, which cursors reach through its children.
  public static let landmark = Self(rawValue: 1 << 18)
  /// A container whose name or kind is spoken.
  public static let container = Self(rawValue: 1 << 19)
  /// The element's value changes in steps.
  public static let adjustable = Self(rawValue: 1 << 20)
  /// While the element is present, the cursor can reach only the element and its contents.
  public static let modal = Self(rawValue: 1 << 21)
  /// A check box.
  public static let checkbox = Self(rawValue: 1 << 22)
  /// A radio button.
  public static let radio = Self(rawValue: 1 << 23)
  /// A switch.
  public static let switchButton = Self(rawValue: 1 << 24)
  /// A tab.
  public static let tab = Self(rawValue: 1 << 25)
  /// A combo box or another pop-up.
  public static let comboBox = Self(rawValue: 1 << 26)
  /// An option, a menu item or a tree item.
  public static let item = Self(rawValue: 1 << 27)
  /// A table cell.
  public static let cell = Self(rawValue: 1 << 28)
  /// A progress or level indicator.
  public static let indicator = Self(rawValue: 1 << 29)
  /// The element has custom rotors, which its descendants also offer.
  public static let customRotor = Self(rawValue: 1 << 30)
  /// The VoiceOver cursor prefers the element when its scene or modal appears.
  public static let defaultFocus = Self(rawValue: 1 << 31)
  /// Switch Control's scanner prefers the element when its scene or modal appears.
  public static let defaultScanFocus = Self(rawValue: 1 << 32)
  /// The Tab key stops at the element.
  public static let keyboardFocusable = Self(rawValue: 1 << 33)

  /// The element is interactive and its position on the screen is known.
  static let placed = Self(rawValue: 1 << 35)
  /// The element contains a scanner stop whose position on the screen is known.
  static let placedStop = Self(rawValue: 1 << 36)

  /// The element represents rows that the source has not created yet.
  public static let unmade = Self(rawValue: 1 << 34)

  /// Returns the kind for headings of one level, from 1 to 6.
  public static func heading(level: Int) -> Self {
    precondition((1...6).contains(level), "headings have levels 1...6")
    return Self(rawValue: 1 << (2 + UInt64(level)))
  }
}
