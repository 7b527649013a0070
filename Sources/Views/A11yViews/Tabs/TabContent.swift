// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// One or more tabs of a tab view, with values of one type.
public protocol TabContent<TabValue>: View {
  /// The type of the tabs' values.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent {
  /// The type of the tab's value.
  public typealias TabValue = Value
}

/// Tabs with values of a type, whatever views they are.
public struct _TabList<TabValue: Hashable, Content: View> {
  package let content: Content
  package nonisolated init(_ content: Content) { self.content = content }
}

extension _TabList: TabContent, PassThroughView {}

/// Builds the tabs of a tab view, whose values have the type of its selection.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Takes a tab or several.
  public static func buildExpression<C: TabContent>(_ content: C) -> _TabList<TabValue, C>
  where C.TabValue == TabValue { _TabList(content) }

  /// Takes a tab for each element.
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable, C: TabContent>(
    _ content: ForEach<Data, ID, C>
  ) -> _TabList<TabValue, ForEach<Data, ID, C>>
  where C.TabValue == TabValue { _TabList(content) }

  /// Takes one tab as it is.
  public static func buildBlock<C: View>(_ content: _TabList<TabValue, C>) -> _TabList<TabValue, C>
  { content }

  /// Puts tabs beside each other.
  public static func buildBlock<each C: View>(
    _ content: repeat _TabList<TabValue, each C>
  ) -> _TabList<TabValue, TupleView<(repeat each C)>> {
    _TabList(TupleView((repeat (each content).content)))
  }

  /// Takes the tabs of an `if` without an `else`.
  public static func buildIf<C: View>(_ content: _TabList<TabValue, C>?) -> _TabList<TabValue, C?> {
    _TabList(content?.content)
  }

  /// Takes the tabs of the first branch of an `if` or `switch`.
  public static func buildEither<A: View, B: View>(
    first: _TabList<TabValue, A>
  ) -> _TabList<TabValue, _ConditionalContent<A, B>> {
    _TabList(ViewBuilder.buildEither(first: first.content))
  }

  /// Takes the tabs of the second branch of an `if` or `switch`.
  public static func buildEither<A: View, B: View>(
    second: _TabList<TabValue, B>
  ) -> _TabList<TabValue, _ConditionalContent<A, B>> {
    _TabList(ViewBuilder.buildEither(second: second.content))
  }

  /// Takes tabs of limited availability.
  public static func buildLimitedAvailability<C: View>(
    _ content: _TabList<TabValue, C>
  ) -> _TabList<TabValue, AnyView> { _TabList(AnyView(content.content)) }
}

extension TabView {
  /// Makes tabs with values; the binding selects one.
  public init<C: View>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> _TabList<SelectionValue, C>
  ) where Content == _TabList<SelectionValue, C> {
    self.selection = selection
    self.content = content()
  }
}
