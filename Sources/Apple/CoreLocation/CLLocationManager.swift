// SPDX-License-Identifier: MIT

import Foundation

/// Whether a program may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exact a place a program gets.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

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

/// Says where the device is. There is no device, so no place is ever found.
open class CLLocationManager: NSObject {
  /// What is asked about changes. It is never called.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact places are to be.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the device moves before it is said.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Whether places are found in the background.
  open var allowsBackgroundLocationUpdates = false
  /// Whether finding pauses by itself.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the program may know: it was never asked.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// How exact places are.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// The place that was found last: none.
  open var location: CLLocation? { nil }
  /// Whether places are found at all: they are not.
  open class func locationServicesEnabled() -> Bool { false }
  /// Does nothing: nobody can be asked.
  open func requestWhenInUseAuthorization() {}
  /// Does nothing: nobody can be asked.
  open func requestAlwaysAuthorization() {}
  /// Does nothing: no place is found.
  open func requestLocation() {}
  /// Does nothing: no place is found.
  open func startUpdatingLocation() {}
  /// Does nothing: no place is found.
  open func stopUpdatingLocation() {}
  /// Does nothing: no direction is found.
  open func startUpdatingHeading() {}
  /// Does nothing: no direction is found.
  open func stopUpdatingHeading() {}
}

/// Is told about places. None is ever found, so it is never called.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Is told about places that were found.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Is told what went wrong.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Is told whether the program may know where it is.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Is told whether the program may know where it is, in the older way.
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
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

/// Every move is said.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// All places, however inexact.
public let kCLHeadingFilterNone = -1.0
