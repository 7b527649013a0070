// SPDX-License-Identifier: MIT

import CoreLocation
import SwiftUI

/// A point of interest.
open class MKMapItem: NSObject, @unchecked Sendable {
  // Nothing guards its variables: a program sets them where it makes the item, before it is shown.

  /// Where it is.
  public let placemark: MKPlacemark
  /// Its name.
  open var name: String?
  /// Its telephone number.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?
  /// What kind of place it is.
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  /// Creates an item at a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }

  /// The item of the device's place.
  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    item.name = "Current Location"
    return item
  }

  /// Does nothing: there is no other map.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
