// SPDX-License-Identifier: MIT

// Made from Surface/MapKit.rows by `make surface`.

import A11yFrameworkParts
import CoreLocation
import Foundation
import SwiftUI

/// Finds ways. There is no network, so none is found.
open class MKDirections: NSObject {
  /// What is looked for.
  open class Request: NSObject {
    /// The start.
    open var source: MKMapItem?
    /// The end.
    open var destination: MKMapItem?
    /// How one travels.
    open var transportType = MKDirectionsTransportType.any
    /// Creates a request for nothing.
    public override init() {}
  }
  /// What was found: nothing.
  open class Response: NSObject, @unchecked Sendable {
    /// The ways.
    open var routes: [MKRoute] { [] }
  }
  /// Creates a search.
  public init(request: Request) {}
  /// Finds nothing.
  open func calculate() async throws -> Response { Response() }
}

/// How one travels.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// One bit for each way.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By bus or train.
  public static let transit = Self(rawValue: 4)
  /// In any way.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A way from one place to another. None is ever found.
open class MKRoute: NSObject, @unchecked Sendable {
  /// Its name.
  open var name: String { "" }
  /// Its length in metres.
  open var distance: CLLocationDistance { 0 }
  /// How long it takes, in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// Its line.
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
}

/// A place with what is known about it.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  /// The place.
  public var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
  /// The name of the place.
  open var title: String? { name }
  /// Creates a placemark of a place.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  /// Creates a placemark of a place; nothing of the address is kept.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
}

/// An address in words.
open class MKAddress: NSObject, @unchecked Sendable {
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

/// How ways are shown in a map app: how one travels.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"

/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"

/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// By train and bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// However the user usually travels.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"

/// What a map app shows in the middle.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"

/// How much a map app shows.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// Whether a map app shows traffic.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"

extension MKMapItem {
  /// Creates an item at a place.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(location: location))
  }
}

extension MKPointOfInterestFilter {
  /// Only these kinds.
  public convenience init(including categories: [MKPointOfInterestCategory]) { self.init() }

  /// All but these kinds.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) { self.init() }

  /// No kind.
  public static let excludingAll = MKPointOfInterestFilter()
}

extension MKLocalSearch {
  /// What is looked for.
  open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion()
    /// What is looked for.
    open var resultTypes: ResultType = []
    /// The kinds of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Creates a request for a query.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// Creates a request for nothing.
    public override init() {}
  }

  /// What is looked for.
  public struct ResultType: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
  }
}
