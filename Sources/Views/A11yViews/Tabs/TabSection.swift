// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A section that consists of a header and several tabs. The section's header is shown only in a sidebar.
public struct TabSection<Header: View, Content: TabContent, Footer, SelectionValue: Hashable> {
  @State private var mark = TabSectionMark()
  private let header: Header
  private let content: Content

  init(header: Header, content: Content) {
    self.header = header
    self.content = content
  }
}

extension TabSection: View {
  /// The section's tabs, each of which stores the section's header.
  public var body: some View {
    content.environment(\.tabSection, TabSectionHeader(mark: mark, view: AnyView(header)))
  }
}

extension TabSection: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = SelectionValue
}

/// The identity of a section of tabs.
package final class TabSectionMark: Sendable {
  package init() {}
}

/// The header of the section that contains a tab.
package struct TabSectionHeader {
  package let mark: TabSectionMark
  package let view: AnyView
}

private enum TabSectionKey: EnvironmentKey { static var defaultValue: TabSectionHeader? { nil } }

extension EnvironmentValues {
  /// The header of the section that contains the tabs.
  package var tabSection: TabSectionHeader? {
    get { self[TabSectionKey.self] }
    set { self[TabSectionKey.self] = newValue }
  }
}
