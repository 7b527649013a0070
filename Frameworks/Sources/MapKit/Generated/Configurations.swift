// SPDX-License-Identifier: MIT

// Made from Surface/MapKit.rows by `make surface`.

import A11yFrameworkParts
import CoreLocation
import Foundation
import SwiftUI

/// How a map is drawn. It does not affect elements.
@MainActor @preconcurrency open class MKMapConfiguration: NSObject {
  /// Whether mountains are drawn.
  public enum ElevationStyle: Int, Sendable {
    case flat, realistic
  }
  /// Whether mountains are drawn.
  open var elevationStyle = ElevationStyle.flat
}

/// A map with streets.
@MainActor @preconcurrency open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strong its colours are.
  public enum EmphasisStyle: Int, Sendable {
    case `default`, muted
  }
  /// How strong its colours are.
  open var emphasisStyle = EmphasisStyle.default
  /// Which places of interest are drawn.
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
  /// Which places of interest are drawn.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is drawn.
  open var showsTraffic = false
}

/// Where a map is seen from. It does not affect elements.
open class MKMapCamera: NSObject {
  /// The place in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// How far away, in metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// How far it leans, in degrees.
  open var pitch: CGFloat = 0
  /// Which way it looks, in degrees.
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
