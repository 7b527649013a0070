// SPDX-License-Identifier: MIT

import SwiftUI

/// How maps are drawn. Nothing is drawn.
public struct MapStyle: Sendable {
  /// How heights are drawn.
  public enum Elevation: Sendable { case automatic, flat, realistic }
  /// How strongly a map is drawn.
  public enum StandardEmphasis: Sendable { case automatic, muted }
  /// As usual.
  public static var standard: Self { Self() }
  /// From above.
  public static var imagery: Self { Self() }
  /// From above, with names.
  public static var hybrid: Self { Self() }
  /// As usual.
  public static func standard(
    elevation: Elevation = .automatic,
    emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> Self { Self() }
  /// From above.
  public static func imagery(elevation: Elevation = .automatic) -> Self { Self() }
  /// From above, with names.
  public static func hybrid(
    elevation: Elevation = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> Self { Self() }
}

/// Which places a map shows. Nothing is drawn.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = Self()
  /// None.
  public static let excludingAll = Self()
  /// Some.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
  /// All but some.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}
