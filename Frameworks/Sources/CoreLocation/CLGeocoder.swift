// SPDX-License-Identifier: MIT

import Foundation

/// A description of a geographical place.
open class CLPlacemark: NSObject, @unchecked Sendable {
  // All properties are constant, but the compiler does not verify this for an open class.

  /// The location.
  public let location: CLLocation?
  /// The place's name.
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The house number.
  public let subThoroughfare: String?
  /// The town.
  public let locality: String?
  /// The region.
  public let administrativeArea: String?
  /// The postal code.
  public let postalCode: String?
  /// The country.
  public let country: String?
  /// The country code.
  public let isoCountryCode: String?

  /// Creates a placemark from a location and a name.
  public init(location: CLLocation?, name: String? = nil) {
    self.location = location
    self.name = name
    (thoroughfare, subThoroughfare, locality, administrativeArea) = (nil, nil, nil, nil)
    (postalCode, country, isoCountryCode) = (nil, nil, nil)
  }
}
