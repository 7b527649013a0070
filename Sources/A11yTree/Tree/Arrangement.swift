// SPDX-License-Identifier: MIT

/// The identity of an arrangement of elements, which consists of their existence, positions and kinds.
///
/// A tree keeps the same arrangement until a change affects its stops or their grouping, so code that has computed the
/// stops can determine in O(1) whether they are still valid.
public final class Arrangement: Sendable, Equatable {
  init() {}

  /// Returns whether two values are the same arrangement of the same tree.
  public static func == (one: Arrangement, other: Arrangement) -> Bool { one === other }

  /// The properties of an element that belong to the arrangement, in addition to its children.
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
