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
  /// The stops, in order; none where the source finds them when it is asked.
  public var entries: [Entry]
  /// The technology's own rotor that this one stands for, if it stands for one.
  public var system: SystemRotor?
  /// Whether the source is asked for the next stop, by ``Action/moveInRotor(_:)``.
  public var isSearched = false

  /// Makes a rotor from its name and entries.
  public init(_ name: String, entries: [Entry]) {
    self.name = name
    self.entries = entries
  }

  /// Makes a rotor whose stops the source finds when it is asked.
  public init(searching name: String, system: SystemRotor? = nil) {
    self.name = name
    self.system = system
    entries = []
    isSearched = true
  }
}
