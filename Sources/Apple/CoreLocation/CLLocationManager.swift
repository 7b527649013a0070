// SPDX-License-Identifier: MIT

import Foundation

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
