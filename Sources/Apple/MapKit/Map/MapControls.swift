// SPDX-License-Identifier: MIT

import SwiftUI

/// A button that shows the place of the user: "Tracking".
public struct MapUserLocationButton {
  /// Creates a button.
  public init(scope: Namespace.ID? = nil) {}
}

extension MapUserLocationButton: View {
  /// The button. It does nothing: no place is found.
  public var body: some View { Button("Tracking") {} }
}

/// A button that turns a map to the north. It is there only if it is asked for, since the map
/// never turns.
public struct MapCompass {
  @Environment(\.mapControlVisibility) private var visibility
  /// Creates a button.
  public init(scope: Namespace.ID? = nil) {}
}

extension MapCompass: View {
  /// The button, if it is there.
  public var body: some View {
    if visibility == .visible { Button("Compass") {}.accessibilityValue("North") }
  }
}

/// The scale of a map. It is there only while a map is zoomed, which it never is.
public struct MapScaleView {
  /// Creates a scale.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
}

extension MapScaleView: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A button that leans the map, if it is asked for.
public struct MapPitchToggle {
  @Environment(\.mapControlVisibility) private var visibility
  /// Creates a button.
  public init(scope: Namespace.ID? = nil) {}
}

extension MapPitchToggle: View {
  /// The button, if it is there.
  public var body: some View { if visibility == .visible { Button("3D") {} } }
}

/// Buttons that zoom the map, on macOS. Nothing is drawn, so they are not there.
public struct MapZoomStepper {
  /// Makes the buttons.
  public init(scope: Namespace.ID? = nil) {}
}

extension MapZoomStepper: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

private enum MapControlVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var mapControlVisibility: Visibility {
    get { self[MapControlVisibilityKey.self] }
    set { self[MapControlVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Puts controls on the maps; they are heard after them.
  nonisolated public func mapControls<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    overlay(content: content)
  }

  /// Says when controls of maps are there.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }

  /// Accepted: sets how maps are drawn.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Accepted: names maps for controls elsewhere.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Accepted: says when the camera moves; it never does.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping () -> Void
  ) -> some View { self }
  /// Accepted: says when the camera moves; it never does.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
}

/// How often moves of the camera are said.
public enum MapCameraUpdateFrequency: Sendable { case onEnd, continuous }

/// Where a camera was moved to. It is accepted and never made.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The region that it shows.
  public let region: MKCoordinateRegion
  /// The rectangle that it shows.
  public let rect: MKMapRect
}
