// SPDX-License-Identifier: MIT

import SwiftUI

/// A button that rotates the map back so that north is at the top. The button appears only if the app makes it visible,
/// because the map is never rotated.
public struct MapCompass {
  @Environment(\.mapControlVisibility) private var visibility
  /// Creates a button.
  public init(scope: Namespace.ID? = nil) {}
}

extension MapCompass: View {
  /// The button, if the app makes it visible.
  public var body: some View {
    if visibility == .visible { Button("Compass") {}.accessibilityValue("North") }
  }
}

/// A button that tilts the map. The button appears only if the app makes it visible.
public struct MapPitchToggle {
  @Environment(\.mapControlVisibility) private var visibility
  /// Creates a button.
  public init(scope: Namespace.ID? = nil) {}
}

extension MapPitchToggle: View {
  /// The button, if the app makes it visible.
  public var body: some View { if visibility == .visible { Button("3D") {} } }
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
