// SPDX-License-Identifier: MIT

import Foundation

/// The kinds of places that a map shows or a search finds. It does not affect elements.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  // It has no state.

  /// All kinds.
  public static let includingAll = MKPointOfInterestFilter()
  /// No kind.
  public static let excludingAll = MKPointOfInterestFilter()
  /// Only these kinds.
  public convenience init(including categories: [MKPointOfInterestCategory]) { self.init() }
  /// All but these kinds.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) { self.init() }
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
