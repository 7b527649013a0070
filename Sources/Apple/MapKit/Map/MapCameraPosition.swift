// SPDX-License-Identifier: MIT

import SwiftUI

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
