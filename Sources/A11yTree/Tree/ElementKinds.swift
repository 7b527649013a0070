// SPDX-License-Identifier: MIT

/// The kinds that an element has, as far as navigators search for them.
///
/// A tree stores for every element the kinds found in and below it, so a search skips whole
/// subtrees that cannot match.
public struct ElementKinds: OptionSet, Hashable, Sendable {
  /// One bit per kind.
  public var rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// VoiceOver's cursor stops at it.
  public static let stop = Self(rawValue: 1 << 0)
  /// It is interactive: Switch Control's scanner stops at it.
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
  /// Text that is only read.
  public static let staticText = Self(rawValue: 1 << 15)
  /// A list, reached through its children.
  public static let list = Self(rawValue: 1 << 16)
  /// A table, reached through its children.
  public static let table = Self(rawValue: 1 << 17)
  /// A landmark, reached through its children.
  public static let landmark = Self(rawValue: 1 << 18)
  /// Any container with a name or a kind worth speaking.
  public static let container = Self(rawValue: 1 << 19)
  /// Its value changes in steps.
  public static let adjustable = Self(rawValue: 1 << 20)
  /// While it is present, nothing outside it can be reached.
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
  /// A cell of a table.
  public static let cell = Self(rawValue: 1 << 28)
  /// Shows progress or a level.
  public static let indicator = Self(rawValue: 1 << 29)
  /// It has custom rotors, or the program gave some to its children.
  public static let customRotor = Self(rawValue: 1 << 30)
  /// VoiceOver's cursor prefers it when its scene or modal appears.
  public static let defaultFocus = Self(rawValue: 1 << 31)
  /// Switch Control's scanner prefers it when its scene or modal appears.
  public static let defaultScanFocus = Self(rawValue: 1 << 32)
  /// Tab stops at it.
  public static let keyboardFocusable = Self(rawValue: 1 << 33)

  /// It is interactive, and it is known where it is on the screen.
  static let placed = Self(rawValue: 1 << 35)
  /// Of what is in an element: a stop of the scanner with a place on the screen.
  static let placedStop = Self(rawValue: 1 << 36)

  /// It represents rows that the source has not made yet.
  public static let unmade = Self(rawValue: 1 << 34)

  /// A heading of one level, 1...6.
  public static func heading(level: Int) -> Self {
    precondition((1...6).contains(level), "headings have levels 1...6")
    return Self(rawValue: 1 << (2 + UInt64(level)))
  }
}
