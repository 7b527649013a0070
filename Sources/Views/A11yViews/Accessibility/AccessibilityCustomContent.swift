// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Identifies a custom content fact.
public struct AccessibilityCustomContentKey: Equatable {
  package let label: String
  package let id: String

  /// Creates a key from a label and an identifier.
  public init(_ label: Text, id: String) {
    self.label = label.spoken
    self.id = id
  }

  /// Creates a key from a localised label and an identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Creates a key from the text of a resource as its label and an identifier.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource, id: String) {
    self.init(Text(labelResource), id: id)
  }

  /// Creates a key from a localised label, which is also the identifier.
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.key) }

  /// Creates a key from the text of a resource as its label, which is also the identifier.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource) {
    self.init(labelResource, id: labelResource.key)
  }

  package init(label: String) {
    self.label = label
    id = label
  }
}

extension AccessibilityAttribute {
  /// A custom content fact; without a value it removes the one with that key.
  package static func fact(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    _ importance: AXCustomContent.Importance
  ) -> Self {
    .customContent(key, value?.spoken, isImportant: importance == .high)
  }

  /// A custom content fact by its label.
  package static func fact(
    _ label: Text,
    _ value: Text,
    _ importance: AXCustomContent.Importance
  ) -> Self {
    .fact(AccessibilityCustomContentKey(label: label.spoken), value, importance)
  }
}

/// A custom content fact of an element, spoken on request or, if important, with the element.
public final class AXCustomContent {
  /// When a fact is spoken.
  public enum Importance: UInt, Sendable {
    /// On request.
    case `default`
    /// With the element.
    case high
  }

  /// What the fact is about.
  public let label: String
  /// The fact.
  public let value: String
  /// When the fact is spoken.
  public var importance = Importance.default

  /// Creates a fact from its label and value.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}
