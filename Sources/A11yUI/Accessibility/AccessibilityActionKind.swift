import A11yTree

/// What an element can be asked to do.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case standard(ActionSet, Action)
    case named(String)
  }

  let kind: Kind

  /// What activating it does.
  public static let `default` = Self(kind: .standard(.activate, .activate))
  /// Leaving it.
  public static let escape = Self(kind: .standard(.escape, .escape))
  /// The main action of the screen.
  public static let magicTap = Self(kind: .standard(.magicTap, .magicTap))
  /// Deleting it.
  public static let delete = Self(kind: .standard(.delete, .delete))
  /// Opening its menu.
  public static let showMenu = Self(kind: .standard(.showMenu, .showMenu))

  private init(kind: Kind) { self.kind = kind }

  /// An action by name.
  public init(named name: Text) { kind = .named(name.string) }

  func answers(_ action: Action) -> Bool {
    switch (kind, action) {
    case (.standard(_, let own), _): own == action
    case (.named(let name), .custom(let asked)): name == asked
    default: false
    }
  }
}

/// Which way a value is stepped.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading of no particular level.
  case unspecified
  /// The first level, the highest.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}
