// SPDX-License-Identifier: MIT

// Made from Surface/CoreLocation.rows by `make surface`.

@_exported import Foundation
import Foundation

/// Converts between addresses and locations. There is no network, so nothing is found.
open class CLGeocoder: NSObject {
  /// Whether a request is in progress, which is never the case.
  open var isGeocoding: Bool { false }
  /// Finds nothing.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }
  /// Finds nothing.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }
  /// Calls the handler without a result.
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  /// Calls the handler without a result.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  /// Does nothing, because no request is in progress.
  open func cancelGeocode() {}
}

/// The best possible accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10

/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// A coordinate on the globe.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude, in degrees north.
  public var latitude: CLLocationDegrees
  /// The longitude, in degrees east.
  public var longitude: CLLocationDegrees
  /// Creates the coordinate at zero.
  public init() { self.init(latitude: 0, longitude: 0) }
  /// Creates a coordinate.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a program may access its location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// The accuracy of the locations that a program receives.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// An error in determining a location.
public struct CLError: Error, Equatable, Sendable {
  /// The error codes.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult, geocodeCanceled
  }
  /// The error code.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The location is unknown.
  public static let locationUnknown = Code.locationUnknown
  /// The program lacks permission.
  public static let denied = Code.denied
}

/// No filter, so that every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// No filter, so that every heading is reported.
public let kCLHeadingFilterNone = -1.0

/// A geographical angle, in degrees.
public typealias CLLocationDegrees = Double

/// A distance, in meters.
public typealias CLLocationDistance = Double

/// An accuracy, in meters.
public typealias CLLocationAccuracy = Double

/// A direction, in degrees from north.
public typealias CLLocationDirection = Double

/// A speed, in meters per second.
public typealias CLLocationSpeed = Double

/// Returns whether a coordinate is valid.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Creates a coordinate.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// A delegate that is notified that no location can be determined and that permission is denied.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Called when locations have been determined.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when a request has failed.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the authorization has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when the authorization has changed, in its older form.
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
}

extension CLPlacemark {
  /// Creates a copy of another placemark.
  public convenience init(placemark: CLPlacemark) {
    self.init(location: placemark.location, name: placemark.name)
  }
}

extension CLLocation {
  /// Creates a coordinate.
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
