// SPDX-License-Identifier: MIT

import Foundation

/// What is known about a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
  // All properties are constant; the compiler does not check a class that is open.

  /// The place.
  public let location: CLLocation?
  /// Its name.
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The town.
  public let locality: String?
  /// The region.
  public let administrativeArea: String?
  /// The code of the post.
  public let postalCode: String?
  /// The country.
  public let country: String?
  /// The code of the country.
  public let isoCountryCode: String?

  /// Creates a placemark that knows a place and its name.
  public init(location: CLLocation?, name: String? = nil) {
    self.location = location
    self.name = name
    (thoroughfare, subThoroughfare, locality, administrativeArea) = (nil, nil, nil, nil)
    (postalCode, country, isoCountryCode) = (nil, nil, nil)
  }
}
