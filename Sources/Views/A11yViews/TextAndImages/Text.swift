// SPDX-License-Identifier: MIT

import A11yLocalization
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A view that shows a piece of text.
public struct Text: Equatable, Sendable {
  package let string: String
  package var style: TextStyle?

  /// Creates a text view from a string that is not localized.
  public init(verbatim content: String) { string = content }

  /// Creates a text view from a string that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// Creates a text view from a key's entry in a string table, or from the key itself if the table has no entry.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(LocalizedText(.key(key, table: tableName, bundle)))
  }

  /// Creates a text view from a resource's entry in its table, or from the resource's default value if the table has no
  /// entry.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(LocalizedText(.resource(resource))) }

  private init(_ source: LocalizedText) {
    let (words, links) = MarkdownText.read(source.text(for: .ofView))
    string = words
    if !links.isEmpty || source.isLocalizable {
      style = TextStyle(links: links, source: source.isLocalizable ? source : nil)
    }
  }

  /// Creates a text view from a formatted value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.locale(for: .ofView).format(input)
  }

  /// Concatenates two text views.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = Text(verbatim: lhs.string + rhs.string)
    text.style = lhs.style == rhs.style ? lhs.style : nil
    let links = (lhs.style?.links ?? []) + (rhs.style?.links ?? [])
    if text.style == nil, !links.isEmpty { text.style = TextStyle(links: links) }
    return text
  }
}

/// The less common attributes of a text view: a custom label, a heading level, speech attributes and links.
///
/// The less common attributes are stored in a separate object, so that a text view without attributes remains small.
package final class TextStyle: Equatable, Sendable {
  package let label: String?
  package let headingLevel: Int?
  /// Whether the heading level is an attribute of the text, in which case the text becomes a heading.
  package let isHeading: Bool
  package let speech: SpeechAttributes?
  package let links: [TextLink]
  /// The language of the text, as a BCP 47 tag, or an empty string for the user's language.
  package let language: String
  /// The text's key, or `nil` if no string table can contain the key.
  package let source: LocalizedText?

  package init(
    label: String? = nil,
    headingLevel: Int? = nil,
    isHeading: Bool = false,
    speech: SpeechAttributes? = nil,
    links: [TextLink] = [],
    language: String = "",
    source: LocalizedText? = nil
  ) {
    self.source = source
    self.links = links
    self.language = language
    self.label = label
    self.headingLevel = headingLevel
    self.isHeading = isHeading
    self.speech = speech
  }

  package static func == (lhs: TextStyle, rhs: TextStyle) -> Bool {
    lhs === rhs
      || (lhs.label == rhs.label && lhs.headingLevel == rhs.headingLevel
        && lhs.isHeading == rhs.isHeading && lhs.speech == rhs.speech && lhs.links == rhs.links
        && lhs.language == rhs.language && lhs.source == rhs.source)
  }
}

extension Text: ElementView {
  package static var readsState: Bool { false }

  package func element(in context: ElementContext) -> Element {
    guard let style else {
      return Element(.staticText, label: string, traits: .isStaticText)
    }
    let words = style.label ?? style.source?.text(in: context.environment) ?? string
    var element = Element(.staticText, label: words, traits: .isStaticText)
    if style.isHeading { element.traits.insert(.isHeader) }
    if let level = style.headingLevel, level > 0 { element.level = level }
    if let speech = style.speech { element.details.speech = speech }
    if !style.language.isEmpty { element.details.language = style.language }
    offer(style.links, in: &element)
    return element
  }

  /// If the text has only one link, activating the element opens the link. If the text has several links, they are
  /// offered as custom actions.
  private func offer(_ links: [TextLink], in element: inout Element) {
    guard !links.isEmpty else { return }
    element.traits.insert(.isLink)
    if links.count == 1 { return _ = element.actions.insert(.activate) }
    for link in links where !link.words.isEmpty {
      let action = CustomAction(link.words)
      if !element.details.customActions.contains(action) {
        element.details.customActions.append(action)
      }
    }
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard let links = style?.links, context.isEnabled else { return false }
    let link: TextLink? =
      switch action {
      case .activate: links.count == 1 ? links[0] : nil
      case .custom(let name): links.first { $0.words == name }
      default: nil
      }
    guard let link else { return false }
    context.environment.openURL(link.url)
    return true
  }

  package static func isShown(_ element: Element, unmodified: Element) -> Bool {
    !element.label.isEmpty || element != unmodified
  }
}
