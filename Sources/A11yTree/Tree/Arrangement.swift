// SPDX-License-Identifier: MIT

/// The identity of an arrangement of elements: which there are, where, and what kinds they are.
///
/// A tree has the same one for as long as no change affects what can be stopped at and how stops are
/// grouped, so code that has computed the stops can tell in O(1) that they are still valid.
public final class Arrangement: Sendable, Equatable {
  init() {}

  /// Whether it is the same arrangement of the same tree.
  public static func == (one: Arrangement, other: Arrangement) -> Bool { one === other }

  /// What of an element belongs to the arrangement, besides its children.
  struct Part: Equatable {
    var kinds: UInt64
    var role: Role
    var isHidden: Bool
    var isNamed: Bool
    var frame: Frame?
    var navigationStyle: NavigationStyle?

    init(_ element: Element) {
      kinds = element.kinds.rawValue
      role = element.role
      isHidden = element.states.isHidden
      isNamed = !element.label.isEmpty
      frame = element.box?.details.frame
      navigationStyle = element.box?.details.navigationStyle
    }
  }
}
