// SPDX-License-Identifier: MIT

import Foundation

/// An object that a program uses to request the device's location. There is no device, so every request fails.
open class CLLocationManager: NSObject {
  /// The delegate. The delegate is notified of the program's authorization status after the code that sets the delegate
  /// has run.
  open weak var delegate: (any CLLocationManagerDelegate)? { didSet { tellAuthorization() } }
  /// The desired accuracy.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The distance, in meters, that the device must move before its location is updated.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Whether the app receives location updates in the background.
  open var allowsBackgroundLocationUpdates = false
  /// Whether location updates pause automatically.
  open var pausesLocationUpdatesAutomatically = true
  /// The program's authorization status, which is always denied after the program has requested authorization.
  public private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  /// The authorized accuracy.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// The last known location, which is always `nil`.
  open var location: CLLocation? { nil }

  /// Returns `false`, because location services are never enabled.
  open class func locationServicesEnabled() -> Bool { false }
  /// Requests permission, which is always denied.
  open func requestWhenInUseAuthorization() { deny() }
  /// Requests permission, which is always denied.
  open func requestAlwaysAuthorization() { deny() }
  /// Always fails, because no location can be determined.
  open func requestLocation() { fail() }
  /// Always fails, because no location can be determined.
  open func startUpdatingLocation() { fail() }
  /// Does nothing, because locations are never updated.
  open func stopUpdatingLocation() {}
  /// Does nothing, because no heading can be determined.
  open func startUpdatingHeading() {}
  /// Does nothing, because locations are never updated.
  open func stopUpdatingHeading() {}

  private func deny() {
    guard authorizationStatus == .notDetermined else { return }
    authorizationStatus = .denied
    tellAuthorization()
  }

  private func tellAuthorization() {
    later { manager, delegate in
      delegate.locationManagerDidChangeAuthorization(manager)
      delegate.locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
  }

  private func fail() {
    later { $1.locationManager($0, didFailWithError: CLError(.denied)) }
  }

  /// Calls the delegate on the main thread. Apple's implementation, in contrast, calls the delegate on the thread that
  /// created the manager.
  private func later(_ body: @escaping (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
    nonisolated(unsafe) let manager = self
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async {
      guard let delegate = manager.delegate else { return }
      body(manager, delegate)
    }
  }
}
