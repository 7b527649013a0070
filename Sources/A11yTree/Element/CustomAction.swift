// SPDX-License-Identifier: MIT

/// An action that the program defines.
public struct CustomAction: Hashable, Sendable, Codable {
  /// The action's spoken name, which also identifies the action in a request.
  public var name: String

  /// Creates an action with the given name.
  public init(_ name: String) { self.name = name }
}

/// An additional piece of information about an element, such as the label "Age" with the value "Three years".
public struct CustomContent: Hashable, Sendable, Codable {
  /// The subject of the additional content, such as "Age".
  public var label: String
  /// The content itself.
  public var value: String
  /// Whether the content is spoken together with the element instead of only when the user requests it.
  public var isImportant: Bool

  /// Creates content with the given label and value.
  public init(label: String, value: String, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
