// SPDX-License-Identifier: MIT

/// An action that the program defines.
public struct CustomAction: Hashable, Sendable, Codable {
  /// The name as it is spoken, which also identifies the action in a request.
  public var name: String

  /// Creates an action from its name.
  public init(_ name: String) { self.name = name }
}

/// A further fact about an element, such as "Age: Three years".
public struct CustomContent: Hashable, Sendable, Codable {
  /// What the fact is about.
  public var label: String
  /// The fact.
  public var value: String
  /// Whether it is spoken with the element rather than on request.
  public var isImportant: Bool

  /// Creates a fact from its label and value.
  public init(label: String, value: String, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
