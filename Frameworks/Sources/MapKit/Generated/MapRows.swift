// SPDX-License-Identifier: MIT

// Made from Surface/MapKit.rows by `make surface`.

import A11yFrameworkParts
import CoreLocation
import Foundation
import SwiftUI

/// Photographs of a street. There are none, so none is ever made.
public final class MKLookAroundScene: NSObject, Sendable {}

/// Photographs of a street, as a view. There are none, so it is no element.
public struct LookAroundPreview {
  /// Shows photographs of a street.
  public init(
    scene: Binding<MKLookAroundScene?>,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  /// Shows photographs of a street.
  public init(
    initialScene: MKLookAroundScene?,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
}

/// Where the sign of photographs is. It does not affect elements.
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading, topTrailing, bottomTrailing
}

/// Whether a map follows the user. Nothing is drawn, so it does not.
public enum MapUserTrackingMode: Hashable, Sendable {
  case none, follow
}

/// A camera over a map. Nothing is drawn.
public struct MapCamera: Sendable {
  /// What it looks at.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far away it is, in metres.
  public var distance: Double
  /// Its direction, in degrees.
  public var heading: Double
  /// How far it leans, in degrees.
  public var pitch: Double
  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D,
    distance: Double,
    heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// How far a map can be moved. Nothing is drawn.
public struct MapCameraBounds: Sendable {
  /// Within a region.
  public init(
    centerCoordinateBounds: MKCoordinateRegion,
    minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  /// Within distances.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// What gestures move a map. Nothing is drawn.
public struct MapInteractionModes: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving.
  public static let pan = Self(rawValue: 1)
  /// Zooming.
  public static let zoom = Self(rawValue: 2)
  /// Leaning.
  public static let pitch = Self(rawValue: 4)
  /// Turning.
  public static let rotate = Self(rawValue: 8)
  /// All of them.
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}

/// A button that shows the place of the user: "Tracking".
public struct MapUserLocationButton {
  /// Creates a button.
  public init(scope: Namespace.ID? = nil) {}
}

/// The scale of a map. It is there only while a map is zoomed, which it never is.
public struct MapScaleView {
  /// Creates a scale.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
}

/// Buttons that zoom the map, on macOS. Nothing is drawn, so they are not there.
public struct MapZoomStepper {
  /// Creates the buttons.
  public init(scope: Namespace.ID? = nil) {}
}

/// How often moves of the camera are said.
public enum MapCameraUpdateFrequency: Sendable {
  case onEnd, continuous
}

/// Where a camera was moved to. It is accepted and never made.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The region that it shows.
  public let region: MKCoordinateRegion
  /// The rectangle that it shows.
  public let rect: MKMapRect
}

/// Changes points into places. Accepted: no point is known.
public struct MapProxy {
  /// The place at a point: unknown.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol)
    -> CLLocationCoordinate2D?
  { nil }
  /// The point of a place: unknown.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol)
    -> CGPoint?
  { nil }
}

/// How maps are drawn. Nothing is drawn.
public struct MapStyle: Sendable {
  /// How heights are drawn.
  public enum Elevation: Sendable {
    case automatic, flat, realistic
  }
  /// How strongly a map is drawn.
  public enum StandardEmphasis: Sendable {
    case automatic, muted
  }
  /// The default.
  public static var standard: Self { Self() }
  /// From above.
  public static var imagery: Self { Self() }
  /// From above, with names.
  public static var hybrid: Self { Self() }
  /// The default.
  public static func standard(
    elevation: Elevation = .automatic,
    emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> Self { Self() }
  /// From above.
  public static func imagery(elevation: Elevation = .automatic) -> Self { Self() }
  /// From above, with names.
  public static func hybrid(
    elevation: Elevation = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> Self { Self() }
}

/// Which places a map shows. Nothing is drawn.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = Self()
  /// None.
  public static let excludingAll = Self()
  /// Some.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
  /// All but some.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

/// Where a map is seen from. Nothing is drawn.
public struct MapCameraPosition: Sendable {
  /// The region, if it was given by one.
  public private(set) var region: MKCoordinateRegion?
  /// The camera, if it was given by one.
  public private(set) var camera: MapCamera?
  /// The rectangle, if it was given by one.
  public private(set) var rect: MKMapRect?
  /// The point of interest, if it was given by one.
  public private(set) var item: MKMapItem?
  /// Whether the map follows the user.
  public private(set) var followsUserLocation = false
  /// Whether the map turns with the user.
  public private(set) var followsUserHeading = false
  /// Whether the user moved the map: nobody can.
  public var positionedByUser: Bool { false }
  /// Where the map is seen from while the user is not found.
  public var fallbackPosition: MapCameraPosition? { nil }
}

/// What is chosen of a map: a value of the program, or a place of the map itself, which nobody can
/// choose here.
public struct MapSelection<SelectionValue: Hashable>: Hashable {
  /// The value.
  public let value: SelectionValue?
  /// The place: none.
  public var feature: MapFeature? { nil }
  /// Chooses a value.
  public init(_ value: SelectionValue) { self.value = value }
  /// Chooses a place of the map itself, which nothing shows.
  public init(_ feature: MapFeature) { value = nil }
}

/// Asks for photographs of a street: there are none.
public final class MKLookAroundSceneRequest: NSObject, Sendable {
  /// Where the street is.
  public let coordinate: CLLocationCoordinate2D
  /// Asks for those at a place.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// Asks for those at a point of interest.
  public init(mapItem: MKMapItem) { coordinate = CLLocationCoordinate2D() }
  /// The photographs: none.
  public var scene: MKLookAroundScene? { get async throws { nil } }
}

extension Map {
  /// Creates an empty map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _UserPlace { self.init(_UserPlace(isShown: showsUserLocation)) }

  /// Creates a map of a region with an annotation for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _RegionPlaces<Items, Annotation>, Items.Element: Identifiable {
    self.init(
      _RegionPlaces(
        items: annotationItems,
        showsUserLocation: showsUserLocation,
        annotation: annotationContent
      )
    )
  }

  /// Creates an empty map of a rectangle.
  public init(
    mapRect: Binding<MKMapRect>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _UserPlace { self.init(_UserPlace(isShown: showsUserLocation)) }

  /// Creates a map of a rectangle with an annotation for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _RegionPlaces<Items, Annotation>, Items.Element: Identifiable {
    self.init(
      _RegionPlaces(
        items: annotationItems,
        showsUserLocation: showsUserLocation,
        annotation: annotationContent
      )
    )
  }

  /// Creates a map of content, seen from a place.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapPlacesView<C> { self.init(_MapPlacesView(content: content())) }

  /// Creates a map of content, seen from a place that a binding knows.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapPlacesView<C> { self.init(_MapPlacesView(content: content())) }

  /// Creates a map of content that can be selected, seen from a place.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapPlacesView<C> {
    self.init(_MapPlacesView(content: content(), selection: MapTag(selection)))
  }

  /// Creates a map of content that can be selected, seen from a place that a binding knows.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapPlacesView<C> {
    self.init(_MapPlacesView(content: content(), selection: MapTag(selection)))
  }
}

extension Map where Content == _MapPlacesView<EmptyMapContent> {
  /// Creates an empty map, seen from a place.
  public init(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(initialPosition: initialPosition) { EmptyMapContent() } }

  /// Creates an empty map, seen from a place that a binding knows.
  public init(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(position: position) { EmptyMapContent() } }
}

extension View {
  /// Sets how maps are drawn.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }

  /// Names maps for controls elsewhere.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }

  /// Runs an action when the camera moves; it never does.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping () -> Void
  ) -> some View {
    reportedUnheard(
      ".onMapCameraChange(frequency:_:) is accepted and not heard: Runs an action when the camera moves; it never does."
    )
  }

  /// Runs an action when the camera moves; it never does.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    reportedUnheard(
      ".onMapCameraChange(frequency:_:) is accepted and not heard: Runs an action when the camera moves; it never does."
    )
  }

  /// Shows a place of the map itself that is chosen; nobody can.
  nonisolated public func mapFeatureSelectionContent<C: MapContent>(
    @MapContentBuilder content: @escaping (MapFeature) -> C
  ) -> some View {
    reportedUnheard(
      ".mapFeatureSelectionContent(content:) is accepted and not heard: Shows a place of the map itself that is chosen; nobody can."
    )
  }

  /// Sets how a chosen place of the map itself is described; nobody can choose one.
  nonisolated public func mapFeatureSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some View { self }

  /// Moves the camera; nothing is drawn.
  nonisolated public func mapCameraKeyframeAnimator<Trigger: Equatable>(
    trigger: Trigger,
    @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
  ) -> some View { self }
}

extension View {
  /// Sets which places of the map itself can be chosen. None can be here.
  nonisolated public func mapFeatureSelectionDisabled(
    _ selectionDisabled: @escaping (MapFeature) -> Bool
  ) -> some View {
    reportedUnheard(
      ".mapFeatureSelectionDisabled(_:) is accepted and not heard: Sets which places of the map itself can be chosen. None can be here."
    )
  }

  /// Shows what is known of a place while a binding is true: its name and its address.
  nonisolated public func mapItemDetailPopover(
    isPresented: Binding<Bool>,
    item: MKMapItem?,
    displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> some View { sheet(isPresented: isPresented) { MapItemDetail(item: item) } }

  /// Shows what is known of a place while a binding is true: its name and its address.
  nonisolated public func mapItemDetailPopover(
    isPresented: Binding<Bool>,
    item: MKMapItem?,
    displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge
  ) -> some View { sheet(isPresented: isPresented) { MapItemDetail(item: item) } }

  /// Shows what is known of a place while a binding is true: its name and its address.
  nonisolated public func mapItemDetailSheet(
    isPresented: Binding<Bool>,
    item: MKMapItem?,
    displaysMap: Bool = true
  ) -> some View { sheet(isPresented: isPresented) { MapItemDetail(item: item) } }

  /// Shows what is known of a place while a binding has one: its name and its address.
  nonisolated public func mapItemDetailPopover(
    item: Binding<MKMapItem?>,
    displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> some View {
    mapItemDetailSheet(
      isPresented: Binding(
        get: { item.wrappedValue != nil },
        set: { if !$0 { item.wrappedValue = nil } }
      ),
      item: item.wrappedValue
    )
  }

  /// Shows what is known of a place while a binding has one: its name and its address.
  nonisolated public func mapItemDetailPopover(
    item: Binding<MKMapItem?>,
    displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge
  ) -> some View {
    mapItemDetailSheet(
      isPresented: Binding(
        get: { item.wrappedValue != nil },
        set: { if !$0 { item.wrappedValue = nil } }
      ),
      item: item.wrappedValue
    )
  }

  /// Shows what is known of a place while a binding has one: its name and its address.
  nonisolated public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true)
    -> some View
  {
    mapItemDetailSheet(
      isPresented: Binding(
        get: { item.wrappedValue != nil },
        set: { if !$0 { item.wrappedValue = nil } }
      ),
      item: item.wrappedValue
    )
  }

  /// Shows photographs of a street: there are none, so it closes at once.
  nonisolated public func lookAroundViewer(
    isPresented: Binding<Bool>,
    initialScene: MKLookAroundScene?,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories,
    onDismiss: (() -> Void)? = nil
  ) -> some View {
    lookAroundViewer(isPresented: isPresented, initialScene: initialScene, onDismiss: onDismiss)
  }

  /// Shows photographs of a street: there are none, so it closes at once.
  nonisolated public func lookAroundViewer(
    isPresented: Binding<Bool>,
    scene: Binding<MKLookAroundScene?>,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories,
    onDismiss: (() -> Void)? = nil
  ) -> some View { lookAroundViewer(isPresented: isPresented, scene: scene, onDismiss: onDismiss) }
}

/// What is known of a place.
struct MapItemDetail: View {
  let item: MKMapItem?
  nonisolated init(item: MKMapItem?) { self.item = item }
  /// The name of the place, as a heading.
  public var body: some View {
    Text(item?.name ?? "Unknown Location").accessibilityAddTraits(.isHeader)
  }
}

extension MapCameraPosition {
  /// From where the content is seen.
  public static var automatic: Self { Self() }

  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(region: region) }

  /// A camera.
  public static func camera(_ camera: MapCamera) -> Self { Self(camera: camera) }

  /// A rectangle.
  public static func rect(_ rect: MKMapRect) -> Self { Self(rect: rect) }

  /// A point of interest.
  public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> Self {
    Self(item: item)
  }

  /// The place of the user.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self
  { Self(followsUserLocation: true, followsUserHeading: followsHeading) }
}

extension View {
  /// Puts controls on the maps; they are heard after them.
  nonisolated public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { overlay(content: content) }

  /// Sets when controls of maps are visible.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }

  /// Shows photographs of a street: there are none, so it closes at once.
  nonisolated public func lookAroundViewer(
    isPresented: Binding<Bool>,
    scene: Binding<MKLookAroundScene?>,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true,
    onDismiss: (() -> Void)? = nil
  ) -> some View { modifier(ClosedViewer(isPresented: isPresented, onDismiss: onDismiss)) }

  /// Shows photographs of a street: there are none, so it closes at once.
  nonisolated public func lookAroundViewer(
    isPresented: Binding<Bool>,
    initialScene: MKLookAroundScene?,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true,
    onDismiss: (() -> Void)? = nil
  ) -> some View { modifier(ClosedViewer(isPresented: isPresented, onDismiss: onDismiss)) }
}

extension MKLookAroundSceneRequest {
  /// Does nothing.
  public func cancel() {}
}

extension LookAroundPreview: View {
  /// Nothing: it is not heard.
  public var body: some View { EmptyView() }
}

extension MapUserLocationButton: View {
  /// The button. It does nothing: no place is found.
  public var body: some View { Button("Tracking") {} }
}

extension MapScaleView: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension MapZoomStepper: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension MapSelection: Sendable where SelectionValue: Sendable {}
