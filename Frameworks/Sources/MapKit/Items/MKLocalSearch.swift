// SPDX-License-Identifier: MIT

import CoreLocation
import SwiftUI

/// Finds places by their names. There is no network, so nothing is found.
open class MKLocalSearch: NSObject {
  /// What was found: nothing.
  open class Response: NSObject, @unchecked Sendable {
    // It has no stored properties.
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// Where they are.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// Creates a search.
  public init(request: Request) {}
  /// Finds nothing.
  open func start() async throws -> Response { Response() }
  /// Finds nothing, and reports that.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(Response(), nil)
  }
  /// Does nothing: nothing is being looked for.
  open func cancel() {}
}

/// A line on a map. It is not heard.
open class MKPolyline: NSObject, @unchecked Sendable {
  // Its only property is a constant; the compiler does not check a class that is open.
  let coordinates: [CLLocationCoordinate2D]
  /// Creates a line through places.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.coordinates = Array(coordinates.prefix(max(0, count)))
  }
}
