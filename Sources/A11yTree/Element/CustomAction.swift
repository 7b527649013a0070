// SPDX-License-Identifier: MIT

/// An action that the program defines.
public struct CustomAction: Hashable, Sendable, Codable {
  /// The spoken name, which also identifies the action in a request.
  public var name: String

  /// Creates an action from its name.
  public init(_ name: String) { self.name = name }
}

/// An additional piece of information about an element, such as the label "Age" with the value "Three years".
public struct CustomContent: Hashable, Sendable, Codable {
  /// The subject of the content, such as "Age".
  public var label: String
  /// The content itself.
  public var value: String
  /// Whether the content is spoken together with the element rather than on request.
  public var isImportant: Bool

  /// Creates content from its label and value.
  public init(label: String, value: String, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
