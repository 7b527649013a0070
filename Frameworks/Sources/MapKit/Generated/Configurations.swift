// SPDX-License-Identifier: MIT

// Made from Surface/MapKit.rows by `make surface`.

import A11yFrameworkParts
import CoreLocation
import Foundation
import SwiftUI

/// The style in which a map is drawn. It does not affect elements.
@MainActor @preconcurrency open class MKMapConfiguration: NSObject {
  /// The style of elevation.
  public enum ElevationStyle: Int, Sendable {
    case flat, realistic
  }
  /// The style of elevation.
  open var elevationStyle = ElevationStyle.flat
}

/// A map with streets.
@MainActor @preconcurrency open class MKStandardMapConfiguration: MKMapConfiguration {
  /// The emphasis of the map.
  public enum EmphasisStyle: Int, Sendable {
    case `default`, muted
  }
  /// The emphasis of the map.
  open var emphasisStyle = EmphasisStyle.default
  /// The categories of points of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is drawn.
  open var showsTraffic = false
  /// Creates a configuration.
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
  /// Creates a configuration.
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init()
    self.emphasisStyle = emphasisStyle
  }
  /// Creates a configuration.
  public convenience init(
    elevationStyle: MKMapConfiguration.ElevationStyle,
    emphasisStyle: EmphasisStyle
  ) {
    self.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }
}

/// A satellite map.
@MainActor @preconcurrency open class MKImageryMapConfiguration: MKMapConfiguration {}

/// A satellite map with streets.
@MainActor @preconcurrency open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The categories of points of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is drawn.
  open var showsTraffic = false
}

/// The viewpoint of a map. It does not affect elements.
open class MKMapCamera: NSObject {
  /// The coordinate of the center.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance from the center, in meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The tilt, in degrees.
  open var pitch: CGFloat = 0
  /// The heading, in degrees.
  open var heading: CLLocationDirection = 0
  /// Creates a camera.
  public override init() {}
  /// Creates a camera.
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance,
    pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    super.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
}
