// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension TabContent {
  /// Adds a badge that shows a number to the tab. The badge is spoken as the tab's value.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    _TabList<TabValue, _>(view.badge(count))
  }
  /// Adds a badge that shows a `Text` view to the tab. The badge is spoken as the tab's value.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _TabList<TabValue, _>(view.badge(label))
  }
  /// Disables the tab.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _TabList<TabValue, _>(view.disabled(disabled))
  }
  /// Returns the view if it should be shown, or an empty view otherwise.
  @ViewBuilder
  nonisolated func shown(_ isShown: Bool) -> some View { if isShown { self } }

  nonisolated private var view: some View { self }
}
