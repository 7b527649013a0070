import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension AttributeScopes {
  /// The attributes of text that assistive technologies heed.
  public struct AccessibilityAttributes: AttributeScope {
    /// How an announcement stands to other speech.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// Whether all punctuation is spoken, or none.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// The pitch against the voice's own.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// Whether the words are spelled.
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
    /// The sounds of the words in the International Phonetic Alphabet.
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
    /// The level of a heading.
    public let accessibilityHeadingLevel: HeadingLevelAttribute
    /// What kind of text it is.
    public let accessibilityTextualContext: TextualContextAttribute
    /// Further attributes, in the program's own words.
    public let accessibilityTextCustom: TextCustomAttribute
  }

  /// The attributes of text that assistive technologies heed.
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
  /// How an announcement stands to other speech.
  public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
    /// A priority.
    public enum AnnouncementPriority: String, Codable, Sendable {
      /// Waits until all else was said; dropped if something else is announced before.
      case low
      /// Interrupts, and can be interrupted.
      case `default`
      /// Interrupts, and is heard to its end.
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

  /// The pitch against the voice's own, -1...1.
  public enum AdjustedPitchAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Double
    /// The name under which the attribute is written.
    public static let name = "AXSpeechAdjustedPitch"
  }

  /// Whether the words are spelled.
  public enum SpellsOutCharactersAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Bool
    /// The name under which the attribute is written.
    public static let name = "AXSpeechSpellsOutCharacters"
  }

  /// The sounds of the words in the International Phonetic Alphabet.
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
      /// None in particular.
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
      /// What a console takes in and gives out.
      case console
      /// Files and folders.
      case fileSystem
      /// Messages.
      case messaging
      /// Stories and articles.
      case narrative
      /// The source of a program.
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

  /// Further attributes, in the program's own words.
  public enum TextCustomAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = [String]
    /// The name under which the attribute is written.
    public static let name = "AXTextCustom"
  }
}
