// SPDX-License-Identifier: MIT

/// A set of traits that describe an element's behavior, with the same traits as in SwiftUI.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each trait.
  public var rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The element is a button.
  public static let isButton = Self(rawValue: 1 << 0)
  /// The element is a header that divides content into sections.
  public static let isHeader = Self(rawValue: 1 << 1)
  /// The element is selected.
  public static let isSelected = Self(rawValue: 1 << 2)
  /// The element is a link.
  public static let isLink = Self(rawValue: 1 << 3)
  /// The element is a search field.
  public static let isSearchField = Self(rawValue: 1 << 4)
  /// The element is an image.
  public static let isImage = Self(rawValue: 1 << 5)
  /// The element plays its own sound when activated.
  public static let playsSound = Self(rawValue: 1 << 6)
  /// The element behaves as a keyboard key.
  public static let isKeyboardKey = Self(rawValue: 1 << 7)
  /// The element is text that cannot change.
  public static let isStaticText = Self(rawValue: 1 << 8)
  /// The element summarizes the screen when the app starts.
  public static let isSummaryElement = Self(rawValue: 1 << 9)
  /// The element often changes its label or value.
  public static let updatesFrequently = Self(rawValue: 1 << 10)
  /// The element starts playing or recording when it is activated.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// The element handles touches directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 12)
  /// The element turns the page when the screen reader has finished reading the element.
  public static let causesPageTurn = Self(rawValue: 1 << 13)
  /// While the element is present, the cursor can reach only the element and its contents.
  public static let isModal = Self(rawValue: 1 << 14)
  /// The element is a toggle, which is spoken as a switch.
  public static let isToggle = Self(rawValue: 1 << 15)
  /// The element contains tabs.
  public static let isTabBar = Self(rawValue: 1 << 16)
}

extension AccessibilityTraits {
  /// All traits with the names that documents use for them, ordered by bit.
  public static let names: [(name: String, trait: AccessibilityTraits)] = [
    ("isButton", .isButton), ("isHeader", .isHeader), ("isSelected", .isSelected),
    ("isLink", .isLink), ("isSearchField", .isSearchField), ("isImage", .isImage),
    ("playsSound", .playsSound), ("isKeyboardKey", .isKeyboardKey),
    ("isStaticText", .isStaticText), ("isSummaryElement", .isSummaryElement),
    ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("isModal", .isModal), ("isToggle", .isToggle), ("isTabBar", .isTabBar),
  ]
}
