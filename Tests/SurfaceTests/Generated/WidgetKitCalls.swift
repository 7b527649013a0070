// SPDX-License-Identifier: MIT

// Made by `make surface`: each member of View can be called.

import SwiftUI
import WidgetKit

@MainActor
private func call0<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey) {
  _ = view.controlWidgetActionHint(p0)
}

@MainActor
private func call1<Viewed: View>(_ view: Viewed, _ p0: LocalizedStringKey) {
  _ = view.controlWidgetStatus(p0)
}

@MainActor
private func call2<Viewed: View>(_ view: Viewed, _ p0: AccessoryWidgetGroupStyle) {
  _ = view.accessoryWidgetGroupStyle(p0)
}

@MainActor
private func call3<Viewed: View, C: PreviewContext>(_ view: Viewed, _ p0: C) {
  _ = view.previewContext(p0)
}

@MainActor
private func call4<Viewed: View>(_ view: Viewed, _ p0: DynamicIslandExpandedRegionVerticalPlacement)
{ _ = view.dynamicIsland(verticalPlacement: p0) }
