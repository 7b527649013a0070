// SPDX-License-Identifier: MIT

/// A rotor that the program defines: a named list of elements to which the user can jump.
public struct CustomRotor: Hashable, Sendable {
  /// One stop of the rotor.
  public struct Entry: Hashable, Sendable {
    /// The entry's label, or an empty string to use the target's label.
    public var label: String
    /// The element to which the user jumps.
    public var target: ElementID

    /// Creates an entry with the given label and target.
    public init(label: String = "", target: ElementID) {
      self.label = label
      self.target = target
    }
  }

  /// The rotor's spoken name.
  public var name: String
  /// The rotor's stops, in order, or an empty array if the source finds them on request.
  public var entries: [Entry]
  /// The system rotor that this rotor replaces, if any.
  public var system: SystemRotor?
  /// Whether the source finds each stop in response to ``Action/moveInRotor(_:)``.
  public var isSearched = false

  /// Creates a rotor with the given name and entries.
  public init(_ name: String, entries: [Entry]) {
    self.name = name
    self.entries = entries
  }

  /// Creates a rotor whose stops the source finds on request.
  public init(searching name: String, system: SystemRotor? = nil) {
    self.name = name
    self.system = system
    entries = []
    isSearched = true
  }
}
