// SPDX-License-Identifier: MIT

// Made from Surface/MapKit.rows by `make surface`.

import A11yFrameworkParts
import CoreLocation
import Foundation
import SwiftUI

/// Finds routes. There is no network, so none is found.
open class MKDirections: NSObject {
  /// A request for routes.
  open class Request: NSObject {
    /// The start.
    open var source: MKMapItem?
    /// The end.
    open var destination: MKMapItem?
    /// The means of transport.
    open var transportType = MKDirectionsTransportType.any
    /// Creates an empty request.
    public override init() {}
  }
  /// The result, which is always empty.
  open class Response: NSObject, @unchecked Sendable {
    /// The routes.
    open var routes: [MKRoute] { [] }
  }
  /// Creates a search.
  public init(request: Request) {}
  /// Returns an empty response.
  open func calculate() async throws -> Response { Response() }
}

/// The means of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The set's bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By bus or train.
  public static let transit = Self(rawValue: 4)
  /// By any means.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A route from one place to another. None is ever found.
open class MKRoute: NSObject, @unchecked Sendable {
  /// The route's name.
  open var name: String { "" }
  /// The route's length, in meters.
  open var distance: CLLocationDistance { 0 }
  /// The expected travel time, in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The route's line.
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
}

/// A placemark with a coordinate.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  /// The coordinate.
  public var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
  /// The name of the place.
  open var title: String? { name }
  /// Creates a placemark at a coordinate.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  /// Creates a placemark at a coordinate, ignoring the address.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
}

/// An address in words.
open class MKAddress: NSObject, @unchecked Sendable {
  /// The full address.
  public let fullAddress: String
  /// A short form.
  public let shortAddress: String?
  /// Creates an address.
  public init?(fullAddress: String, shortAddress: String?) {
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}

/// A category of places.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String
  /// Creates a category from its name.
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
  /// Public transport stops.
  public static let publicTransport = Self(rawValue: "publicTransport")
  /// Restaurants.
  public static let restaurant = Self(rawValue: "restaurant")
  /// Schools.
  public static let school = Self(rawValue: "school")
  /// Shops.
  public static let store = Self(rawValue: "store")
}

/// The key for the means of transport of directions in a maps app.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"

/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"

/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// By public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// By the user's usual means of transport.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"

/// The key for the center of the map in a maps app.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"

/// The key for the extent of the map in a maps app.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// The key for showing traffic in a maps app.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"

extension MKMapItem {
  /// Creates an item at a place.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(location: location))
  }
}

extension MKPointOfInterestFilter {
  /// Creates a filter that includes only certain categories.
  public convenience init(including categories: [MKPointOfInterestCategory]) { self.init() }

  /// Creates a filter that excludes certain categories.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) { self.init() }

  /// A filter that excludes all categories.
  public static let excludingAll = MKPointOfInterestFilter()
}

extension MKLocalSearch {
  /// A request for places.
  open class Request: NSObject {
    /// The query.
    open var naturalLanguageQuery: String?
    /// The region.
    open var region = MKCoordinateRegion()
    /// The kinds of results.
    open var resultTypes: ResultType = []
    /// The categories of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Creates a request for a query.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// Creates an empty request.
    public override init() {}
  }

  /// The kinds of results of a search.
  public struct ResultType: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Points of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
  }
}
