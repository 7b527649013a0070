// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

private enum TabItemChangeKey: EnvironmentKey {
  static var defaultValue: (@MainActor (AnyView) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// What the modifiers of a tab make of its button.
  var tabItemChange: (@MainActor (AnyView) -> AnyView)? {
    get { self[TabItemChangeKey.self] }
    set { self[TabItemChangeKey.self] = newValue }
  }
}

extension TabContent {
  func changingItem(
    _ change: @escaping @MainActor (AnyView) -> AnyView
  ) -> _TabList<TabValue, some View> {
    _TabList(
      view.transformEnvironment(\.tabItemChange) { itemChange in
        let outer = itemChange
        itemChange = { view in change(outer?(view) ?? view) }
      }
    )
  }
}

// What the button of a tab says and offers.
extension TabContent {
  /// Shows a popover beside the tab's button.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    _TabList<TabValue, _>(view.popover(isPresented: isPresented, content: content))
  }

  nonisolated private var view: some View { self }
}
