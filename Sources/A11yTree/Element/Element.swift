// SPDX-License-Identifier: MIT

/// Something a user can perceive: a label, a value, a role, states, actions, and children.
///
/// The fields that most elements have are stored inline; the rare ones share one copy-on-write box,
/// so that a million plain elements stay small (96 bytes each).
public struct Element: Hashable, Sendable {
  /// What the element is.
  public var role: Role
  /// How the element behaves, in SwiftUI's terms.
  public var traits: AccessibilityTraits
  /// The states, which may change while the element lives.
  public var states: States
  /// The standard actions that the element supports.
  public var actions: ActionSet
  /// The element's label, its name as it is spoken.
  public var label: String
  /// The element's value, as it is spoken.
  public var value: String
  /// The children, in source order.
  public var children: [ElementID]
  /// The place in a set, as in "2 of 3".
  public var position: Position?
  /// The levels that there can be.
  public static let levels = 1...255
  /// The level of a heading, a tree item or a nested list, from 1; `nil` for none.
  public var level: Int? {
    get { storedLevel == 0 ? nil : Int(storedLevel) }
    set { storedLevel = UInt8(clamping: max(newValue ?? 0, 0)) }
  }

  var storedLevel: UInt8 = 0
  var box: Box?

  /// Creates an element from the common properties; set the rest afterwards.
  public init(
    _ role: Role = .generic,
    label: String = "",
    value: String = "",
    traits: AccessibilityTraits = [],
    actions: ActionSet = [],
    children: [ElementID] = []
  ) {
    self.role = role
    self.traits = traits
    self.states = States()
    self.actions = actions
    self.label = label
    self.value = value
    self.children = children
  }
}

extension Element {
  /// A place in a set of like elements.
  public struct Position: Hashable, Sendable {
    /// The place, from 1.
    public var index: Int32
    /// The number of elements in the set.
    public var count: Int32

    /// Creates a position from its number, from 1, and the size of the set.
    public init(_ index: Int, of count: Int) {
      self.index = Int32(clamping: index)
      self.count = Int32(clamping: count)
    }
  }
}
