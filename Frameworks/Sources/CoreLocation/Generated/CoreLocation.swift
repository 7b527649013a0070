// SPDX-License-Identifier: MIT

// Made from Surface/CoreLocation.rows by `make surface`.

@_exported import Foundation
import Foundation

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
  /// Finds nothing, and reports that.
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  /// Finds nothing, and reports that.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  /// Does nothing: nothing is being looked for.
  open func cancelGeocode() {}
}

/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10

/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// A place on the globe.
public struct CLLocationCoordinate2D: Sendable {
  /// How far north, in degrees.
  public var latitude: CLLocationDegrees
  /// How far east, in degrees.
  public var longitude: CLLocationDegrees
  /// The place at zero.
  public init() { self.init(latitude: 0, longitude: 0) }
  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a program may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exact a place a program gets.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// What goes wrong with places.
public struct CLError: Error, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult, geocodeCanceled
  }
  /// The kind.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// No place is known.
  public static let locationUnknown = Code.locationUnknown
  /// The program may not know.
  public static let denied = Code.denied
}

/// Every move is said.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// All places, however inexact.
public let kCLHeadingFilterNone = -1.0

/// An angle on the globe, in degrees.
public typealias CLLocationDegrees = Double

/// A distance, in metres.
public typealias CLLocationDistance = Double

/// How far a place may be off, in metres.
public typealias CLLocationAccuracy = Double

/// A direction, in degrees from north.
public typealias CLLocationDirection = Double

/// A speed, in metres each second.
public typealias CLLocationSpeed = Double

/// Whether a place is on the globe.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Creates a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Is notified that no place can be found, and that the program may not know where it is.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Is notified of places that were found.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// A request has failed.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The authorization has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The authorization has changed, in the older form.
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
}

extension CLPlacemark {
  /// Copies another placemark.
  public convenience init(placemark: CLPlacemark) {
    self.init(location: placemark.location, name: placemark.name)
  }
}

extension CLLocation {
  /// Creates a place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date()
    )
  }
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}
