// SPDX-License-Identifier: MIT

// Made from Surface/MapKit.rows by `make surface`.

import A11yFrameworkParts
import CoreLocation
import Foundation
import SwiftUI

/// The user's location for the view that shows it, which is unknown.
public struct UserLocation: Sendable {
  /// The location; always `nil`.
  public var location: CLLocation? { nil }
}

/// A pin without a title.
public struct MapPin {
  /// Creates a pin at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A marker without a title.
public struct MapMarker {
  /// Creates a marker at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// The level at which an overlay is drawn. Nothing is drawn.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}

/// No places.
public struct EmptyMapContent {
  /// Creates empty content.
  public init() {}
}

/// Several parts of a map.
public struct TupleMapContent<each Content: MapContent> {
  let content: (repeat each Content)
}

/// One of two parts of a map.
public enum ConditionalMapContent<First: MapContent, Second: MapContent> {
  /// The first.
  case first(First)
  /// The second.
  case second(Second)
}

/// A line on a map. It is accepted but has no effect.
public struct MapPolyline {
  /// The contour of a line between two places.
  public enum ContourStyle: Sendable {
    case straight, geodesic
  }
  /// Creates a line through places.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  /// Creates a line through points.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  /// Creates the line of a route.
  public init(_ route: MKRoute) {}
  /// Creates a line from a MapKit polyline.
  public init(_ polyline: MKPolyline) {}
}

/// An area of a map. It is accepted but has no effect.
public struct MapPolygon {
  /// Creates an area between places.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// Creates an area between points.
  public init(points: [MKMapPoint]) {}
}

/// A place on a map created through the older interface.
@MainActor @preconcurrency public protocol MapAnnotationProtocol {
  /// The view that is announced at the place.
  var _annotationView: AnyView { get }
}

/// A part of a map: one or several markers.
@MainActor @preconcurrency public protocol MapContent {
  /// The type of the content.
  associatedtype Body: MapContent
  /// The content of the part.
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the places of a part to those of a map.
  static func _place(_ content: Self, on map: inout _MapPlaces)
}

/// Builds a part of a map from the statements of a closure.
@resultBuilder public enum MapContentBuilder {
  /// Returns an expression unchanged.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// Returns a single part unchanged.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Creates the part of an `if` without an `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// Creates the part of the first branch of an `if` or `switch`.
  public static func buildEither<First: MapContent, Second: MapContent>(first: First)
    -> ConditionalMapContent<First, Second>
  { .first(first) }
  /// Creates the part of the second branch of an `if` or `switch`.
  public static func buildEither<First: MapContent, Second: MapContent>(second: Second)
    -> ConditionalMapContent<First, Second>
  { .second(second) }
  /// Returns a part that is only available on some platforms.
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> Content {
    content
  }
}

/// A circle on a map. It is accepted but has no effect.
public struct MapCircle {
  /// Creates a circle around a place.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

extension ForEach where Content: MapContent {
  /// Creates a part of a map for each element, identified by the element itself.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(elements: data, content: content, id: \.id)
  }

  /// Creates a part of a map for each element, identified by a property.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, content: content, id: id) }

  /// Creates a part of a map for each number in a range.
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { self.init(elements: data, content: content, id: \.self) }
}

extension Group where Content: MapContent {
  /// Combines places in a group.
  public init(@MapContentBuilder content: () -> Content) { self.init(grouping: content()) }
}

extension MapContent {
  /// Sets the color.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some MapContent { self }

  /// Sets the color.
  nonisolated public func tint(_ tint: Color?) -> some MapContent { self }

  /// Sets the color.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }

  /// Draws an outline.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> some MapContent
  { self }

  /// Draws an outline.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent
  { self }

  /// Shows or hides titles, which are announced in any case.
  nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }

  /// Shows or hides subtitles.
  nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

  /// Sets the level at which an overlay is drawn.
  nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }

  /// Identifies the content in the selection of a map.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    TaggedPlaces(content: self, tag: AnyHashable(tag))
  }
}

extension Marker where Label == Text {
  /// Creates a marker titled with a localized string, with a monogram that is not announced.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Text(titleKey) }
  }

  /// Creates a marker titled with a localized string.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Text(titleKey) }
  }

  /// Creates a marker titled with a localized string, with a symbol that is not announced.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate: coordinate) { Text(titleKey) } }

  /// Creates a marker titled with a localized string, with an image that is not announced.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Text(titleKey) }
  }

  /// Creates a marker for a point of interest, titled with its name.
  public init(item: MKMapItem) {
    self.init(coordinate: item.placemark.coordinate) { Text(verbatim: item.name ?? "Marker") }
  }
}

extension Annotation where Label == Text {
  /// Creates an annotation titled with a localized string.
  public init(
    _ titleKey: LocalizedStringKey,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(coordinate: coordinate, content: content) { Text(titleKey) } }

  /// Creates an annotation titled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(coordinate: coordinate, content: content) { Text(title) } }
}

extension MapContentBuilder {
  /// Returns the empty part of an empty closure.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  /// Combines several parts into one.
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content)
    -> TupleMapContent<repeat each Content>
  { TupleMapContent(content: (repeat each content)) }
}

extension Marker where Label == Text {
  /// Creates a marker titled with a string, with a monogram that is not announced.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    monogram: Text,
    coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate: coordinate) { Text(title) } }

  /// Creates a marker titled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate: coordinate) { Text(title) } }

  /// Creates a marker titled with a string, with a symbol that is not announced.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate: coordinate) { Text(title) } }

  /// Creates a marker titled with a string, with an image that is not announced.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    image: String,
    coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate: coordinate) { Text(title) } }
}

extension UserAnnotation where Content == EmptyView {
  /// Creates an annotation with the default dot.
  public init() { self.init { EmptyView() } }
}

extension MapContent where Body == Never {
  /// Never called, because the part adds its places itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
