// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// How items of bars look. It does not affect elements.
extension View {
  /// Adds what is above the tabs of a sidebar. Like Apple's, it is there only with much space
  /// horizontally (``EnvironmentValues/horizontalSizeClass``): on a phone, tabs are in a bar.
  nonisolated public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View
  { SidebarPart(content: self, part: content(), isBefore: true) }
  /// Adds what is below the tabs of a sidebar, with much space horizontally.
  nonisolated public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View
  { SidebarPart(content: self, part: content(), isBefore: false) }
  /// Adds what is at the end of a sidebar, with much space horizontally.
  nonisolated public func tabViewSidebarBottomBar<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View { SidebarPart(content: self, part: content(), isBefore: false) }
}

/// Tabs with a part that a sidebar has beside them.
private struct SidebarPart<Content: View, Part: View> {
  @Environment(\.horizontalSizeClass) private var width
  let content: Content
  let part: Part
  let isBefore: Bool

  nonisolated init(content: Content, part: Part, isBefore: Bool) {
    self.content = content
    self.part = part
    self.isBefore = isBefore
  }
}

extension SidebarPart: View {
  package var body: some View {
    if isBefore, width == .regular { part }
    content
    if !isBefore, width == .regular { part }
  }
}
