// SPDX-License-Identifier: MIT

// Made by `make surface`: each member of View can be called.

import SwiftUI
import WebKit

@MainActor
private func call0<Viewed: View>(
  _ view: Viewed,
  _ p0: WebView.BackForwardNavigationGesturesBehavior
) { _ = view.webViewBackForwardNavigationGestures(p0) }

@MainActor
private func call1<Viewed: View>(_ view: Viewed, _ p0: WebView.LinkPreviewBehavior) {
  _ = view.webViewLinkPreviews(p0)
}

@MainActor
private func call2<Viewed: View>(_ view: Viewed, _ p0: Bool) { _ = view.webViewTextSelection(p0) }

@MainActor
private func call3<Viewed: View>(_ view: Viewed, _ p0: Visibility) {
  _ = view.webViewContentBackground(p0)
}

@MainActor
private func call4<Viewed: View>(_ view: Viewed, _ p0: WebView.ElementFullscreenBehavior) {
  _ = view.webViewElementFullscreenBehavior(p0)
}

@MainActor
private func call5<Viewed: View>(_ view: Viewed, _ p0: Binding<ScrollPosition>) {
  _ = view.webViewScrollPosition(p0)
}

@MainActor
private func call6<Viewed: View, T: Hashable>(
  _ view: Viewed,
  _ p0: T.Type,
  _ p1: @escaping (ScrollGeometry) -> T,
  _ p2: @escaping (T, T) -> Void
) { _ = view.webViewOnScrollGeometryChange(for: p0, of: p1, action: p2) }

@MainActor
private func call7<Viewed: View>(_ view: Viewed, _ p0: ScrollInputBehavior, _ p1: ScrollInputKind) {
  _ = view.webViewScrollInputBehavior(p0, for: p1)
}

@MainActor
private func call8<Viewed: View>(_ view: Viewed, _ p0: WebView.MagnificationGesturesBehavior) {
  _ = view.webViewMagnificationGestures(p0)
}
