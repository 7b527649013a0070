// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// The appearance of bar items does not affect elements, but content in a sidebar does.
extension View {
  /// Adds content above a sidebar's tabs. As on Apple's platforms, the content is shown only if the horizontal size
  /// class is regular (``EnvironmentValues/horizontalSizeClass``), because phones show tabs in a bar.
  nonisolated public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View
  { SidebarPart(content: self, part: content(), isBefore: true) }
  /// Adds content below a sidebar's tabs. The content is shown only if the horizontal size class is regular.
  nonisolated public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View
  { SidebarPart(content: self, part: content(), isBefore: false) }
  /// Adds content at the end of a sidebar. The content is shown only if the horizontal size class is regular.
  nonisolated public func tabViewSidebarBottomBar<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View { SidebarPart(content: self, part: content(), isBefore: false) }
}

/// Tabs, with content that a sidebar shows above or below them.
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
