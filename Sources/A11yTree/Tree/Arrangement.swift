// SPDX-License-Identifier: MIT

/// The identity of an arrangement of elements. An arrangement consists of the existing elements, their positions and
/// their kinds.
///
/// A tree keeps its arrangement until a change affects its stops or their grouping, so code that has found the stops
/// can check in O(1) whether they are still valid.
public final class Arrangement: Sendable, Equatable {
  init() {}

  /// Returns whether two values are the same arrangement of the same tree.
  public static func == (one: Arrangement, other: Arrangement) -> Bool { one === other }

  /// The properties of an element that are part of the arrangement, in addition to its children.
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
