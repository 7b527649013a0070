// SPDX-License-Identifier: MIT

import SwiftUI

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

private enum MapControlVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var mapControlVisibility: Visibility {
    get { self[MapControlVisibilityKey.self] }
    set { self[MapControlVisibilityKey.self] = newValue }
  }
}
