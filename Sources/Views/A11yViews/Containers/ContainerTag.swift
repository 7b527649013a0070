// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

extension ContainerValues {
  /// Whether a view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// The tag that a view brings with it into a container.
enum ContainerTag: ContainerValueKey {
  static var defaultValue: AnyHashable? { nil }
}

/// A view with a tag, of any type.
protocol TaggedView {
  var containerTag: AnyHashable { get }
}

/// A modifier that sets a tag, of any type.
protocol TaggingModifier {
  var containerTag: AnyHashable { get }
}

extension _TagModifier: TaggingModifier {
  var containerTag: AnyHashable { AnyHashable(value) }
}

extension ModifiedContent: TaggedView where Modifier: TaggingModifier {
  var containerTag: AnyHashable { modifier.containerTag }
}
