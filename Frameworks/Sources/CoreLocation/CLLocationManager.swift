// SPDX-License-Identifier: MIT

import Foundation

/// Sets where the device is. There is no device: whoever asks is denied, and gets an error.
open class CLLocationManager: NSObject {
  /// Is notified, once the code that sets it has run, of what the program may know.
  open weak var delegate: (any CLLocationManagerDelegate)? { didSet { tellAuthorization() } }
  /// How exact places are to be.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the device moves before it is said, in metres.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Whether places are found in the background.
  open var allowsBackgroundLocationUpdates = false
  /// Whether finding pauses by itself.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the program may know: it may not, once it has asked.
  public private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  /// How exact places are.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// The place that was found last: none.
  open var location: CLLocation? { nil }

  /// Whether places are found at all: they are not.
  open class func locationServicesEnabled() -> Bool { false }
  /// Asks for permission, which is denied.
  open func requestWhenInUseAuthorization() { deny() }
  /// Asks for permission, which is denied.
  open func requestAlwaysAuthorization() { deny() }
  /// Fails: no place is found.
  open func requestLocation() { fail() }
  /// Fails: no place is found.
  open func startUpdatingLocation() { fail() }
  /// Does nothing: no place is found.
  open func stopUpdatingLocation() {}
  /// Does nothing: no direction is found.
  open func startUpdatingHeading() {}
  /// Does nothing: no direction is found.
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

  /// Calls the delegate on the main thread, as Apple's does on the thread that made the manager.
  private func later(_ body: @escaping (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
    nonisolated(unsafe) let manager = self
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async {
      guard let delegate = manager.delegate else { return }
      body(manager, delegate)
    }
  }
}
