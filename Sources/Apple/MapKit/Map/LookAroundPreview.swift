// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Photographs of a street. There are none, so none is ever made.
public final class MKLookAroundScene: NSObject, Sendable {}

/// Asks for photographs of a street: there are none.
public final class MKLookAroundSceneRequest: NSObject, Sendable {
  /// Where the street is.
  public let coordinate: CLLocationCoordinate2D

  /// Asks for those at a place.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// Asks for those at a point of interest.
  public init(mapItem: MKMapItem) { coordinate = CLLocationCoordinate2D() }
  /// The photographs: none.
  public var scene: MKLookAroundScene? { get async throws { nil } }
  /// Does nothing.
  public func cancel() {}
}

/// Photographs of a street, as a view. There are none, so it is no element.
public struct LookAroundPreview {
  /// Shows photographs of a street.
  public init(
    scene: Binding<MKLookAroundScene?>,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// Shows photographs of a street.
  public init(
    initialScene: MKLookAroundScene?,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
}

extension LookAroundPreview: View {
  /// Nothing: it is not heard.
  public var body: some View { EmptyView() }
}

/// Where the sign of photographs is. It does not affect elements.
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading, topTrailing, bottomTrailing
}
