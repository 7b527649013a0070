/// An action that the program named itself.
public struct CustomAction: Hashable, Sendable, Codable {
  /// The name, as it is spoken. It is also how the action is asked for.
  public var name: String

  /// Makes an action from its name.
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

  /// Makes a fact from its label and value.
  public init(label: String, value: String, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}

/// A rotor that the program made itself: a named list of elements to jump to.
public struct CustomRotor: Hashable, Sendable {
  /// One stop of the rotor.
  public struct Entry: Hashable, Sendable {
    /// What the entry is called; empty for the target's own label.
    public var label: String
    /// The element to jump to.
    public var target: ElementID

    /// Makes an entry from its label and target.
    public init(label: String = "", target: ElementID) {
      self.label = label
      self.target = target
    }
  }

  /// The name, as the rotor speaks it.
  public var name: String
  /// The stops, in order.
  public var entries: [Entry]

  /// Makes a rotor from its name and entries.
  public init(_ name: String, entries: [Entry]) {
    self.name = name
    self.entries = entries
  }
}
