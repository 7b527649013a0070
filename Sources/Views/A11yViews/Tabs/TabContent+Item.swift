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
  private func changingItem(
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
  /// Sets the label of the tab's button.
  public func accessibilityLabel(
    _ label: Text,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changingItem { AnyView($0.accessibilityLabel(label, isEnabled: isEnabled)) }
  }

  /// Sets the value of the tab's button.
  public func accessibilityValue(
    _ value: Text,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changingItem { AnyView($0.accessibilityValue(value, isEnabled: isEnabled)) }
  }

  /// Sets the hint of the tab's button.
  public func accessibilityHint(
    _ hint: Text,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changingItem { AnyView($0.accessibilityHint(hint, isEnabled: isEnabled)) }
  }

  /// Sets other names by which the user can refer to the tab's button.
  public func accessibilityInputLabels(
    _ labels: [Text],
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changingItem { AnyView($0.accessibilityInputLabels(labels, isEnabled: isEnabled)) }
  }

  /// Sets the name by which programs identify the tab's button; it is never said.
  public func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changingItem { AnyView($0.accessibilityIdentifier(identifier, isEnabled: isEnabled)) }
  }

  /// Adds a menu, whose items become actions of the tab's button.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: @escaping () -> M
  ) -> some TabContent<TabValue> { changingItem { AnyView($0.contextMenu(menuItems: menuItems)) } }

  /// Adds the controls of a swipe, which become actions of the tab's button.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping () -> T
  ) -> some TabContent<TabValue> { changingItem { AnyView($0.swipeActions(content: content)) } }

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
