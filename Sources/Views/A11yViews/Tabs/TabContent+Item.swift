// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

private enum TabItemChangeKey: EnvironmentKey {
  static var defaultValue: (@MainActor (AnyView) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// The change that a tab's modifiers make to the tab's button.
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

// These modifiers change the words and actions of a tab's button.
extension TabContent {
  /// Shows a popover that belongs to the tab's button.
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
