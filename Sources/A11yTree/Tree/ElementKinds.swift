/// The kinds of thing an element is, as far as a navigator looks for them.
///
/// A tree keeps for every element the kinds found in and below it, so a search passes over all
/// that cannot hold what it looks for.
public struct ElementKinds: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public var rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// VoiceOver's cursor stops at it.
  public static let stop = Self(rawValue: 1 << 0)
  /// It answers to the user: Switch Control's scanner stops at it.
  public static let interactive = Self(rawValue: 1 << 1)
  /// A heading of any level.
  public static let heading = Self(rawValue: 1 << 2)
  /// A link.
  public static let link = Self(rawValue: 1 << 9)
  /// A button of any kind.
  public static let button = Self(rawValue: 1 << 10)
  /// A control of a form.
  public static let formControl = Self(rawValue: 1 << 11)
  /// A field to type into.
  public static let textField = Self(rawValue: 1 << 12)
  /// A field to search with.
  public static let searchField = Self(rawValue: 1 << 13)
  /// A picture.
  public static let image = Self(rawValue: 1 << 14)
  /// Text that only is read.
  public static let staticText = Self(rawValue: 1 << 15)
  /// A list, met through what is inside.
  public static let list = Self(rawValue: 1 << 16)
  /// A table, met through what is inside.
  public static let table = Self(rawValue: 1 << 17)
  /// A landmark, met through what is inside.
  public static let landmark = Self(rawValue: 1 << 18)
  /// Any container that has a name or a kind worth saying.
  public static let container = Self(rawValue: 1 << 19)
  /// Steps through values.
  public static let adjustable = Self(rawValue: 1 << 20)
  /// While it is there, all around it is out of reach.
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
  /// Shows how far something is.
  public static let indicator = Self(rawValue: 1 << 29)
  /// It has rotors of its own, or the program gave some to what is inside.
  public static let customRotor = Self(rawValue: 1 << 30)
  /// VoiceOver's cursor prefers it when its scene or modal appears.
  public static let defaultFocus = Self(rawValue: 1 << 31)
  /// Switch Control's scanner prefers it when its scene or modal appears.
  public static let defaultScanFocus = Self(rawValue: 1 << 32)
  /// Tab stops at it.
  public static let keyboardFocusable = Self(rawValue: 1 << 33)

  /// It stands for rows that the source has not made yet.
  public static let unmade = Self(rawValue: 1 << 34)

  /// A heading of one level, 1...6.
  public static func heading(level: Int) -> Self {
    precondition((1...6).contains(level), "headings have levels 1...6")
    return Self(rawValue: 1 << (2 + UInt64(level)))
  }
}
