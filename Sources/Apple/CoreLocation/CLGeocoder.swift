// SPDX-License-Identifier: MIT

import Foundation

/// What is known about a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
  // Never changed after it is made, but open, so the compiler cannot know it.

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

  /// Takes over what another knows.
  public convenience init(placemark: CLPlacemark) {
    self.init(location: placemark.location, name: placemark.name)
  }
}

/// Finds places by address, and addresses by place. There is no network, so nothing is found.
open class CLGeocoder: NSObject {
  /// Whether something is being looked for: it never is.
  open var isGeocoding: Bool { false }
  /// Finds nothing.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }
  /// Finds nothing.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }
  /// Finds nothing, and says so.
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CLError(.geocodeFoundNoResult))
  }
  /// Finds nothing, and says so.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CLError(.geocodeFoundNoResult))
  }
  /// Does nothing: nothing is being looked for.
  open func cancelGeocode() {}
}
