// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension AttributeScopes {
  /// The attributes of text that assistive technologies use.
  public struct AccessibilityAttributes: AttributeScope {
    /// The priority of an announcement.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// Whether all punctuation is spoken, or none.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// The pitch relative to the voice's own.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// Whether the words are spelled out.
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
    /// The pronunciation in the International Phonetic Alphabet.
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
    /// The level of a heading.
    public let accessibilityHeadingLevel: HeadingLevelAttribute
    /// What kind of text it is.
    public let accessibilityTextualContext: TextualContextAttribute
    /// Further attributes, defined by the program.
    public let accessibilityTextCustom: TextCustomAttribute
  }

  /// The attributes of text that assistive technologies use.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of a name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeScopes.AccessibilityAttributes {
  /// The priority of an announcement.
  public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
    /// A priority.
    public enum AnnouncementPriority: String, Codable, Sendable {
      /// Waits for silence; dropped if another announcement comes first.
      case low
      /// Interrupts, and can be interrupted.
      case `default`
      /// Interrupts, and cannot be interrupted.
      case high

      package var priority: Announcement.Priority {
        switch self {
        case .low: .low
        case .default: .default
        case .high: .high
        }
      }
    }

    /// The type of the attribute.
    public typealias Value = AnnouncementPriority
    /// The name under which the attribute is written.
    public static let name = "AXSpeechAnnouncementPriority"
  }

  /// Whether all punctuation is spoken, or none.
  public enum IncludesPunctuationAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Bool
    /// The name under which the attribute is written.
    public static let name = "AXSpeechIncludesPunctuation"
  }

  /// The pitch relative to the voice's own, -1...1.
  public enum AdjustedPitchAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Double
    /// The name under which the attribute is written.
    public static let name = "AXSpeechAdjustedPitch"
  }

  /// Whether the words are spelled out.
  public enum SpellsOutCharactersAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Bool
    /// The name under which the attribute is written.
    public static let name = "AXSpeechSpellsOutCharacters"
  }

  /// The pronunciation in the International Phonetic Alphabet.
  public enum PhoneticNotationAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = String
    /// The name under which the attribute is written.
    public static let name = "AXSpeechPhoneticNotation"
  }

  /// The level of a heading.
  public enum HeadingLevelAttribute: CodableAttributedStringKey {
    /// A level.
    public enum HeadingLevel: Int, Codable, Sendable {
      /// Unspecified.
      case unspecified
      /// The first level.
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

    /// The type of the attribute.
    public typealias Value = HeadingLevel
    /// The name under which the attribute is written.
    public static let name = "AXHeadingLevel"
  }

  /// What kind of text it is.
  public enum TextualContextAttribute: CodableAttributedStringKey {
    /// A kind of text.
    public enum TextualContext: String, Codable, Sendable {
      /// Text of no special kind.
      case plain
      /// Console input and output.
      case console
      /// Files and folders.
      case fileSystem
      /// Messages.
      case messaging
      /// Stories and articles.
      case narrative
      /// Source code.
      case sourceCode
      /// Rows and columns.
      case spreadsheet
      /// Documents.
      case wordProcessing
    }

    /// The type of the attribute.
    public typealias Value = TextualContext
    /// The name under which the attribute is written.
    public static let name = "AXTextualContext"
  }

  /// Further attributes, defined by the program.
  public enum TextCustomAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = [String]
    /// The name under which the attribute is written.
    public static let name = "AXTextCustom"
  }
}
