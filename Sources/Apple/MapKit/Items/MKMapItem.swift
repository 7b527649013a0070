// SPDX-License-Identifier: MIT

import CoreLocation
import SwiftUI

/// A place with what is known about it.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  // Never changed after it is made, but open, so the compiler cannot know it.

  /// The place.
  public var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? CLLocationCoordinate2D()
  }
  /// The name of the place.
  open var title: String? { name }

  /// Creates a placemark of a place.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    )
  }

  /// Creates a placemark of a place; nothing of the address is kept.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    addressDictionary: [String: Any]?
  ) {
    self.init(coordinate: coordinate)
  }
}

/// A point of interest.
open class MKMapItem: NSObject, @unchecked Sendable {
  // Never changed after it is made, but open, so the compiler cannot know it.

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

  /// Creates an item at a place.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(location: location))
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

/// An address in words.
open class MKAddress: NSObject, @unchecked Sendable {
  // Never changed after it is made, but open, so the compiler cannot know it.

  /// All of it.
  public let fullAddress: String
  /// A short form.
  public let shortAddress: String?
  /// Creates an address.
  public init?(fullAddress: String, shortAddress: String?) {
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Airports.
  public static let airport = Self(rawValue: "airport")
  /// Bakeries.
  public static let bakery = Self(rawValue: "bakery")
  /// Beaches.
  public static let beach = Self(rawValue: "beach")
  /// Cafés.
  public static let cafe = Self(rawValue: "cafe")
  /// Hospitals.
  public static let hospital = Self(rawValue: "hospital")
  /// Hotels.
  public static let hotel = Self(rawValue: "hotel")
  /// Museums.
  public static let museum = Self(rawValue: "museum")
  /// Parks.
  public static let park = Self(rawValue: "park")
  /// Pharmacies.
  public static let pharmacy = Self(rawValue: "pharmacy")
  /// Stops of buses and trains.
  public static let publicTransport = Self(rawValue: "publicTransport")
  /// Restaurants.
  public static let restaurant = Self(rawValue: "restaurant")
  /// Schools.
  public static let school = Self(rawValue: "school")
  /// Shops.
  public static let store = Self(rawValue: "store")
}
