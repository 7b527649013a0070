// SPDX-License-Identifier: MIT

// Made from Surface/MapKit.rows by `make surface`.

import A11yFrameworkParts
import CoreLocation
import Foundation
import SwiftUI

/// A street-level scene. None is available, so no instance is ever created.
public final class MKLookAroundScene: NSObject, Sendable {}

/// A view for a street-level scene. None is available, so it is not an element.
public struct LookAroundPreview {
  /// Creates a view for a street-level scene.
  public init(
    scene: Binding<MKLookAroundScene?>,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  /// Creates a view for a street-level scene.
  public init(
    initialScene: MKLookAroundScene?,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
}

/// The position of the scene's badge. It does not affect elements.
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading, topTrailing, bottomTrailing
}

/// Whether a map follows the user. Nothing is drawn, so it never does.
public enum MapUserTrackingMode: Hashable, Sendable {
  case none, follow
}

/// A camera above a map. Nothing is drawn.
public struct MapCamera: Sendable {
  /// The coordinate at which the camera looks.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance, in meters.
  public var distance: Double
  /// The heading, in degrees.
  public var heading: Double
  /// The tilt, in degrees.
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

/// The bounds of a map's camera. Nothing is drawn.
public struct MapCameraBounds: Sendable {
  /// Creates bounds from a region.
  public init(
    centerCoordinateBounds: MKCoordinateRegion,
    minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  /// Creates bounds from distances.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The gestures that move a map. Nothing is drawn.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The set's bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Panning.
  public static let pan = Self(rawValue: 1)
  /// Zooming.
  public static let zoom = Self(rawValue: 2)
  /// Tilting.
  public static let pitch = Self(rawValue: 4)
  /// Rotating.
  public static let rotate = Self(rawValue: 8)
  /// All gestures.
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}

/// A button that shows the user's location, with the label "Tracking".
public struct MapUserLocationButton {
  /// Creates a button.
  public init(scope: Namespace.ID? = nil) {}
}

/// The scale of a map. It appears only while a map is being zoomed, which never happens.
public struct MapScaleView {
  /// Creates a scale.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
}

/// Buttons that zoom the map on macOS. Nothing is drawn, so they do not appear.
public struct MapZoomStepper {
  /// Creates the buttons.
  public init(scope: Namespace.ID? = nil) {}
}

/// The frequency with which camera movements are reported.
public enum MapCameraUpdateFrequency: Sendable {
  case onEnd, continuous
}

/// The context of a camera movement. It is accepted but never created.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The visible region.
  public let region: MKCoordinateRegion
  /// The visible rectangle.
  public let rect: MKMapRect
}

/// Converts points to coordinates. It has no effect, because no points are known.
public struct MapProxy {
  /// Returns the coordinate of a point, which is always `nil`.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol)
    -> CLLocationCoordinate2D?
  { nil }
  /// Returns the point of a coordinate, which is always `nil`.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol)
    -> CGPoint?
  { nil }
}

/// The style of maps. Nothing is drawn.
public struct MapStyle: Sendable {
  /// The style of elevation.
  public enum Elevation: Sendable {
    case automatic, flat, realistic
  }
  /// The emphasis of a map.
  public enum StandardEmphasis: Sendable {
    case automatic, muted
  }
  /// The default.
  public static var standard: Self { Self() }
  /// Satellite imagery.
  public static var imagery: Self { Self() }
  /// Satellite imagery with names.
  public static var hybrid: Self { Self() }
  /// Returns the default style.
  public static func standard(
    elevation: Elevation = .automatic,
    emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> Self { Self() }
  /// Satellite imagery.
  public static func imagery(elevation: Elevation = .automatic) -> Self { Self() }
  /// Satellite imagery with names.
  public static func hybrid(
    elevation: Elevation = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> Self { Self() }
}

/// The categories of places on a map. Nothing is drawn.
public struct PointOfInterestCategories: Sendable {
  /// All categories.
  public static let all = Self()
  /// No categories.
  public static let excludingAll = Self()
  /// Returns certain categories.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
  /// Returns all categories except certain ones.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

/// The position from which a map is seen. Nothing is drawn.
public struct MapCameraPosition: Sendable {
  /// The region, if the position was created from one.
  public private(set) var region: MKCoordinateRegion?
  /// The camera, if the position was created from one.
  public private(set) var camera: MapCamera?
  /// The rectangle, if the position was created from one.
  public private(set) var rect: MKMapRect?
  /// The point of interest, if the position was created from one.
  public private(set) var item: MKMapItem?
  /// Whether the map follows the user.
  public private(set) var followsUserLocation = false
  /// Whether the map rotates with the user.
  public private(set) var followsUserHeading = false
  /// Whether the user moved the map, which is never the case.
  public var positionedByUser: Bool { false }
  /// The position used until the user is located.
  public var fallbackPosition: MapCameraPosition? { nil }
}

/// The selection of a map: a value of the program, or a feature of the map itself, which cannot be
/// selected here.
public struct MapSelection<SelectionValue: Hashable>: Hashable {
  /// The value.
  public let value: SelectionValue?
  /// The feature; always `nil`.
  public var feature: MapFeature? { nil }
  /// Creates a selection of a value.
  public init(_ value: SelectionValue) { self.value = value }
  /// Creates a selection of a feature of the map itself, which is never shown.
  public init(_ feature: MapFeature) { value = nil }
}

/// A request for a street-level scene, of which there is none.
public final class MKLookAroundSceneRequest: NSObject, Sendable {
  /// The coordinate of the scene.
  public let coordinate: CLLocationCoordinate2D
  /// Creates a request for the scene at a coordinate.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// Creates a request for the scene at a point of interest.
  public init(mapItem: MKMapItem) { coordinate = CLLocationCoordinate2D() }
  /// The scene; always `nil`.
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

  /// Creates a map of content, seen from a position.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapPlacesView<C> { self.init(_MapPlacesView(content: content())) }

  /// Creates a map of content, seen from a position that is bound.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapPlacesView<C> { self.init(_MapPlacesView(content: content())) }

  /// Creates a map of selectable content, seen from a position.
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

  /// Creates a map of selectable content, seen from a position that is bound.
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
  /// Creates an empty map, seen from a position.
  public init(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(initialPosition: initialPosition) { EmptyMapContent() } }

  /// Creates an empty map, seen from a position that is bound.
  public init(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(position: position) { EmptyMapContent() } }
}

extension View {
  /// Sets the style of maps.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }

  /// Identifies maps for controls outside them.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }

  /// Runs an action when the camera moves, which it never does.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping () -> Void
  ) -> some View {
    reportedUnheard(
      ".onMapCameraChange(frequency:_:) is accepted but has no audible effect. Runs an action when the camera moves, which it never does."
    )
  }

  /// Runs an action when the camera moves, which it never does.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    reportedUnheard(
      ".onMapCameraChange(frequency:_:) is accepted but has no audible effect. Runs an action when the camera moves, which it never does."
    )
  }

  /// Shows the selected feature of the map itself. No feature is ever selected.
  nonisolated public func mapFeatureSelectionContent<C: MapContent>(
    @MapContentBuilder content: @escaping (MapFeature) -> C
  ) -> some View {
    reportedUnheard(
      ".mapFeatureSelectionContent(content:) is accepted but has no audible effect. Shows the selected feature of the map itself. No feature is ever selected."
    )
  }

  /// Sets the presentation of a selected feature of the map itself. No feature is ever selected.
  nonisolated public func mapFeatureSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some View { self }

  /// Animates the camera. Nothing is drawn.
  nonisolated public func mapCameraKeyframeAnimator<Trigger: Equatable>(
    trigger: Trigger,
    @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
  ) -> some View { self }
}

extension View {
  /// Sets which features of the map itself can be selected. No feature can be selected.
  nonisolated public func mapFeatureSelectionDisabled(
    _ selectionDisabled: @escaping (MapFeature) -> Bool
  ) -> some View {
    reportedUnheard(
      ".mapFeatureSelectionDisabled(_:) is accepted but has no audible effect. Sets which features of the map itself can be selected. No feature can be selected."
    )
  }

  /// Shows the name and address of a place while a binding is true.
  nonisolated public func mapItemDetailPopover(
    isPresented: Binding<Bool>,
    item: MKMapItem?,
    displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> some View { sheet(isPresented: isPresented) { MapItemDetail(item: item) } }

  /// Shows the name and address of a place while a binding is true.
  nonisolated public func mapItemDetailPopover(
    isPresented: Binding<Bool>,
    item: MKMapItem?,
    displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge
  ) -> some View { sheet(isPresented: isPresented) { MapItemDetail(item: item) } }

  /// Shows the name and address of a place while a binding is true.
  nonisolated public func mapItemDetailSheet(
    isPresented: Binding<Bool>,
    item: MKMapItem?,
    displaysMap: Bool = true
  ) -> some View { sheet(isPresented: isPresented) { MapItemDetail(item: item) } }

  /// Shows the name and address of a place while a binding has one.
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

  /// Shows the name and address of a place while a binding has one.
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

  /// Shows the name and address of a place while a binding has one.
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

  /// Shows a street-level scene. None is available, so it closes immediately.
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

  /// Shows a street-level scene. None is available, so it closes immediately.
  nonisolated public func lookAroundViewer(
    isPresented: Binding<Bool>,
    scene: Binding<MKLookAroundScene?>,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories,
    onDismiss: (() -> Void)? = nil
  ) -> some View { lookAroundViewer(isPresented: isPresented, scene: scene, onDismiss: onDismiss) }
}

/// The details of a place.
struct MapItemDetail: View {
  let item: MKMapItem?
  nonisolated init(item: MKMapItem?) { self.item = item }
  /// The name of the place, as a heading.
  public var body: some View {
    Text(item?.name ?? "Unknown Location").accessibilityAddTraits(.isHeader)
  }
}

extension MapCameraPosition {
  /// The position from which all content is visible.
  public static var automatic: Self { Self() }

  /// Returns a position that shows a region.
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(region: region) }

  /// Returns the position of a camera.
  public static func camera(_ camera: MapCamera) -> Self { Self(camera: camera) }

  /// Returns a position that shows a rectangle.
  public static func rect(_ rect: MKMapRect) -> Self { Self(rect: rect) }

  /// Returns a position that shows a point of interest.
  public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> Self {
    Self(item: item)
  }

  /// Returns a position that shows the user's location.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self
  { Self(followsUserLocation: true, followsUserHeading: followsHeading) }
}

extension View {
  /// Adds controls to the maps, which are read after them.
  nonisolated public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { overlay(content: content) }

  /// Sets the visibility of map controls.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }

  /// Shows a street-level scene. None is available, so it closes immediately.
  nonisolated public func lookAroundViewer(
    isPresented: Binding<Bool>,
    scene: Binding<MKLookAroundScene?>,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true,
    onDismiss: (() -> Void)? = nil
  ) -> some View { modifier(ClosedViewer(isPresented: isPresented, onDismiss: onDismiss)) }

  /// Shows a street-level scene. None is available, so it closes immediately.
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
  /// An empty view, because the scene is not announced.
  public var body: some View { EmptyView() }
}

extension MapUserLocationButton: View {
  /// The button. It does nothing, because no location can be determined.
  public var body: some View { Button("Tracking") {} }
}

extension MapScaleView: View {
  /// An empty view.
  public var body: some View { EmptyView() }
}

extension MapZoomStepper: View {
  /// An empty view.
  public var body: some View { EmptyView() }
}

extension MapSelection: Sendable where SelectionValue: Sendable {}
