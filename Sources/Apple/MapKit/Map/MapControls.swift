// SPDX-License-Identifier: MIT

import SwiftUI

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
