import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A rotor that the screen reader has by itself, to put another in its place.
public struct AccessibilitySystemRotor: Sendable {
  package let rotor: SystemRotor

  private init(_ rotor: SystemRotor) { self.rotor = rotor }

  /// Links that were followed before, or those that were not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    Self(.visitedLinks(visited))
  }

  /// Headings of one level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    Self(level.number.map { .headingLevel($0) } ?? .headings)
  }

  /// Links of any kind.
  public static let links = Self(.links)
  /// Headings of any level.
  public static let headings = Self(.headings)
  /// Text in bold type.
  public static let boldText = Self(.boldText)
  /// Text in slanted type.
  public static let italicText = Self(.italicText)
  /// Text with a line below.
  public static let underlineText = Self(.underlineText)
  /// Words that are spelled wrongly.
  public static let misspelledWords = Self(.misspelledWords)
  /// Pictures.
  public static let images = Self(.images)
  /// Fields to type into.
  public static let textFields = Self(.textFields)
  /// Tables.
  public static let tables = Self(.tables)
  /// Lists.
  public static let lists = Self(.lists)
  /// Landmarks.
  public static let landmarks = Self(.landmarks)
}
