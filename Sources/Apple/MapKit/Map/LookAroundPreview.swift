// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

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
