// SPDX-License-Identifier: MIT

// Made by `make surface`: each member of View can be called.

import MapKit
import SwiftUI

@MainActor
private func call0<Viewed: View>(_ view: Viewed, _ p0: MapStyle) { _ = view.mapStyle(p0) }

@MainActor
private func call1<Viewed: View>(_ view: Viewed, _ p0: Namespace.ID) { _ = view.mapScope(p0) }

@MainActor
private func call2<Viewed: View>(
  _ view: Viewed,
  _ p0: MapCameraUpdateFrequency,
  _ p1: @escaping () -> Void
) { _ = view.onMapCameraChange(frequency: p0, p1) }

@MainActor
private func call3<Viewed: View>(
  _ view: Viewed,
  _ p0: MapCameraUpdateFrequency,
  _ p1: @escaping (MapCameraUpdateContext) -> Void
) { _ = view.onMapCameraChange(frequency: p0, p1) }

@MainActor
private func call4<Viewed: View, C: MapContent>(_ view: Viewed, _ p0: @escaping (MapFeature) -> C) {
  _ = view.mapFeatureSelectionContent(content: p0)
}

@MainActor
private func call5<Viewed: View>(_ view: Viewed, _ p0: MapItemDetailSelectionAccessoryStyle?) {
  _ = view.mapFeatureSelectionAccessory(p0)
}

@MainActor
private func call6<Viewed: View, Trigger: Equatable>(
  _ view: Viewed,
  _ p0: Trigger,
  _ p1: @escaping (MapCamera) -> some Keyframes<MapCamera>
) { _ = view.mapCameraKeyframeAnimator(trigger: p0, keyframes: p1) }

@MainActor
private func call7<Viewed: View>(_ view: Viewed, _ p0: @escaping (MapFeature) -> Bool) {
  _ = view.mapFeatureSelectionDisabled(p0)
}

@MainActor
private func call8<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: MKMapItem?,
  _ p2: Bool,
  _ p3: PopoverAttachmentAnchor
) {
  _ = view.mapItemDetailPopover(isPresented: p0, item: p1, displaysMap: p2, attachmentAnchor: p3)
}

@MainActor
private func call9<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: MKMapItem?,
  _ p2: Bool,
  _ p3: PopoverAttachmentAnchor,
  _ p4: Edge
) {
  _ = view.mapItemDetailPopover(
    isPresented: p0,
    item: p1,
    displaysMap: p2,
    attachmentAnchor: p3,
    arrowEdge: p4
  )
}

@MainActor
private func call10<Viewed: View>(_ view: Viewed, _ p0: Binding<Bool>, _ p1: MKMapItem?, _ p2: Bool)
{ _ = view.mapItemDetailSheet(isPresented: p0, item: p1, displaysMap: p2) }

@MainActor
private func call11<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<MKMapItem?>,
  _ p1: Bool,
  _ p2: PopoverAttachmentAnchor
) { _ = view.mapItemDetailPopover(item: p0, displaysMap: p1, attachmentAnchor: p2) }

@MainActor
private func call12<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<MKMapItem?>,
  _ p1: Bool,
  _ p2: PopoverAttachmentAnchor,
  _ p3: Edge
) { _ = view.mapItemDetailPopover(item: p0, displaysMap: p1, attachmentAnchor: p2, arrowEdge: p3) }

@MainActor
private func call13<Viewed: View>(_ view: Viewed, _ p0: Binding<MKMapItem?>, _ p1: Bool) {
  _ = view.mapItemDetailSheet(item: p0, displaysMap: p1)
}

@MainActor
private func call14<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: MKLookAroundScene?,
  _ p2: Bool,
  _ p3: Bool,
  _ p4: PointOfInterestCategories,
  _ p5: (() -> Void)?
) {
  _ = view.lookAroundViewer(
    isPresented: p0,
    initialScene: p1,
    allowsNavigation: p2,
    showsRoadLabels: p3,
    pointsOfInterest: p4,
    onDismiss: p5
  )
}

@MainActor
private func call15<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: Binding<MKLookAroundScene?>,
  _ p2: Bool,
  _ p3: Bool,
  _ p4: PointOfInterestCategories,
  _ p5: (() -> Void)?
) {
  _ = view.lookAroundViewer(
    isPresented: p0,
    scene: p1,
    allowsNavigation: p2,
    showsRoadLabels: p3,
    pointsOfInterest: p4,
    onDismiss: p5
  )
}

@MainActor
private func call16<Viewed: View, Content: View>(_ view: Viewed, _ p0: () -> Content) {
  _ = view.mapControls(p0)
}

@MainActor
private func call17<Viewed: View>(_ view: Viewed, _ p0: Visibility) {
  _ = view.mapControlVisibility(p0)
}

@MainActor
private func call18<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: Binding<MKLookAroundScene?>,
  _ p2: Bool,
  _ p3: Bool,
  _ p4: (() -> Void)?
) {
  _ = view.lookAroundViewer(
    isPresented: p0,
    scene: p1,
    allowsNavigation: p2,
    showsRoadLabels: p3,
    onDismiss: p4
  )
}

@MainActor
private func call19<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: MKLookAroundScene?,
  _ p2: Bool,
  _ p3: Bool,
  _ p4: (() -> Void)?
) {
  _ = view.lookAroundViewer(
    isPresented: p0,
    initialScene: p1,
    allowsNavigation: p2,
    showsRoadLabels: p3,
    onDismiss: p4
  )
}
