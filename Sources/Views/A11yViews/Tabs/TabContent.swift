// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension Tab: TabContent {
  /// The type of the value that identifies the tab.
  public typealias TabValue = Value
}

/// A list of tabs whose values have a given type, regardless of the types of the tabs' views.
public struct _TabList<TabValue: Hashable, Content: View> {
  package let content: Content
  package nonisolated init(_ content: Content) { self.content = content }
}

extension _TabList: TabContent, PassThroughView {}

/// A result builder that combines the tabs of a tab view. The tabs' values have the same type as the tab view's
/// selection.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Combines several tabs.
  public static func buildBlock<each C: View>(
    _ content: repeat _TabList<TabValue, each C>
  ) -> _TabList<TabValue, TupleView<(repeat each C)>> {
    _TabList(TupleView((repeat (each content).content)))
  }
}
