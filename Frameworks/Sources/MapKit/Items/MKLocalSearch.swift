// SPDX-License-Identifier: MIT

import CoreLocation
import SwiftUI

/// A search for places by name. There is no network, so the search finds nothing.
open class MKLocalSearch: NSObject {
  /// The result of the search, which is always empty.
  open class Response: NSObject, @unchecked Sendable {
    // The class has no stored properties.
    /// The places found by the search; this list is always empty.
    open var mapItems: [MKMapItem] { [] }
    /// The region that contains the places.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// Creates a search.
  public init(request: Request) {}
  /// Returns an empty response.
  open func start() async throws -> Response { Response() }
  /// Calls the handler with an empty response.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(Response(), nil)
  }
  /// Does nothing, because no search is in progress.
  open func cancel() {}
}

/// A line on a map. The line is not announced.
open class MKPolyline: NSObject, @unchecked Sendable {
  // The only property is constant, but the compiler does not verify this for an open class.
  let coordinates: [CLLocationCoordinate2D]
  /// Creates a line through coordinates.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.coordinates = Array(coordinates.prefix(max(0, count)))
  }
}
