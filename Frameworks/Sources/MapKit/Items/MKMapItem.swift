// SPDX-License-Identifier: MIT

import CoreLocation
import SwiftUI

/// A point of interest.
open class MKMapItem: NSObject, @unchecked Sendable {
  // No lock protects the variables, because a program sets them when it creates the item, before the item is shown.

  /// The placemark of the point of interest.
  public let placemark: MKPlacemark
  /// The name.
  open var name: String?
  /// The telephone number.
  open var phoneNumber: String?
  /// The web page.
  open var url: URL?
  /// The category of the point of interest.
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  /// Creates an item for a placemark.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }

  /// Returns an item for the device's location.
  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    item.name = "Current Location"
    return item
  }

  /// Does nothing, because there is no Maps app.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
