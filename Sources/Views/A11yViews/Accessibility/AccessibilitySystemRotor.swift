// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A system rotor, to be replaced.
public struct AccessibilitySystemRotor: Sendable {
  package let rotor: SystemRotor

  init(_ rotor: SystemRotor) { self.rotor = rotor }

  /// Links of any kind.
  public static let links = Self(.links)
  /// Headings of any level.
  public static let headings = Self(.headings)
  /// Bold text.
  public static let boldText = Self(.boldText)
  /// Italic text.
  public static let italicText = Self(.italicText)
  /// Underlined text.
  public static let underlineText = Self(.underlineText)
  /// Misspelled words.
  public static let misspelledWords = Self(.misspelledWords)
  /// Images.
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
