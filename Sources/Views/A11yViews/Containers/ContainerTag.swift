// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

extension ContainerValues {
  /// Returns whether the view has a given tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// The key for the tag that a view passes to its container.
enum ContainerTag: ContainerValueKey {
  static var defaultValue: AnyHashable? { nil }
}

/// A type-erased view with a tag.
protocol TaggedView {
  var containerTag: AnyHashable { get }
}

/// A type-erased modifier that sets a tag.
protocol TaggingModifier {
  var containerTag: AnyHashable { get }
}

extension _TagModifier: TaggingModifier {
  var containerTag: AnyHashable { AnyHashable(value) }
}

extension ModifiedContent: TaggedView where Modifier: TaggingModifier {
  var containerTag: AnyHashable { modifier.containerTag }
}
