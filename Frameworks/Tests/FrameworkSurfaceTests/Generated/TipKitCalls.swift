// SPDX-License-Identifier: MIT

// Made by `make surface`: each member of View can be called.

import SwiftUI
import TipKit

@MainActor
private func call0<Viewed: View, S: ShapeStyle>(_ view: Viewed, _ p0: S) {
  _ = view.tipBackground(p0)
}

@MainActor
private func call1<Viewed: View>(_ view: Viewed, _ p0: Double, _ p1: Bool) {
  _ = view.tipCornerRadius(p0, antialiased: p1)
}

@MainActor
private func call2<Viewed: View>(_ view: Viewed, _ p0: CGSize) { _ = view.tipImageSize(p0) }

@MainActor
private func call3<Viewed: View, S: ShapeStyle>(_ view: Viewed, _ p0: S) {
  _ = view.tipImageStyle(p0)
}

@MainActor
private func call4<Viewed: View>(
  _ view: Viewed,
  _ p0: (any Tip)?,
  _ p1: Binding<Bool>?,
  _ p2: PopoverAttachmentAnchor,
  _ p3: Edge?,
  _ p4: @escaping (Tips.Action) -> Void
) { _ = view.popoverTip(p0, isPresented: p1, attachmentAnchor: p2, arrowEdge: p3, action: p4) }

@MainActor
private func call5<Viewed: View>(
  _ view: Viewed,
  _ p0: (any Tip)?,
  _ p1: Binding<Bool>?,
  _ p2: PopoverAttachmentAnchor,
  _ p3: Edge.Set,
  _ p4: @escaping (Tips.Action) -> Void
) { _ = view.popoverTip(p0, isPresented: p1, attachmentAnchor: p2, arrowEdges: p3, action: p4) }

@MainActor
private func call6<Viewed: View, AnchorID: Hashable & Sendable>(_ view: Viewed, _ p0: AnchorID) {
  _ = view.tipAnchor(p0)
}

@MainActor
private func call7<Viewed: View>(_ view: Viewed, _ p0: PresentationBackgroundInteraction) {
  _ = view.tipBackgroundInteraction(p0)
}

@MainActor
private func call8<Viewed: View, S1: ShapeStyle, S2: ShapeStyle>(_ view: Viewed, _ p0: S1, _ p1: S2)
{ _ = view.tipImageStyle(p0, p1) }

@MainActor
private func call9<Viewed: View, S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
  _ view: Viewed,
  _ p0: S1,
  _ p1: S2,
  _ p2: S3
) { _ = view.tipImageStyle(p0, p1, p2) }

@MainActor
private func call10<Viewed: View, S: TipViewStyle>(_ view: Viewed, _ p0: S) {
  _ = view.tipViewStyle(p0)
}

@MainActor
private func call11<Viewed: View>(
  _ view: Viewed,
  _ p0: (any Tip)?,
  _ p1: Edge?,
  _ p2: @escaping (Tips.Action) -> Void
) { _ = view.popoverTip(p0, arrowEdge: p1, action: p2) }
