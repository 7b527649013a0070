// SPDX-License-Identifier: MIT

import SwiftUI

/// A place with a title, for a view of UIKit.
@MainActor
public protocol MKAnnotation: AnyObject {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// Its title.
  var title: String? { get }
  /// Its second title.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// None.
  public var title: String? { nil }
  /// None.
  public var subtitle: String? { nil }
}

/// A place with a title.
@MainActor
open class MKPointAnnotation: MKAnnotation {
  /// Where it is.
  open var coordinate = CLLocationCoordinate2D()
  /// Its title.
  open var title: String?
  /// Its second title.
  open var subtitle: String?
  /// Creates a place at zero.
  public init() {}
  /// Creates a place with a title.
  public init(
    coordinate: CLLocationCoordinate2D,
    title: String? = nil,
    subtitle: String? = nil
  ) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}
