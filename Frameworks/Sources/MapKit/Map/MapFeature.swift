// SPDX-License-Identifier: MIT

import SwiftUI

/// A selectable feature that is part of the map itself. The map is not drawn, so no feature is ever created.
public struct MapFeature: Hashable, Sendable {
  /// A type of map feature.
  public struct FeatureKind: Hashable, Sendable {
    private let name: String
    /// A point of interest.
    public static let pointOfInterest = Self(name: "pointOfInterest")
    /// A territory, such as a country or a town.
    public static let territory = Self(name: "territory")
    /// A physical feature, such as a mountain or a lake.
    public static let physicalFeature = Self(name: "physicalFeature")
  }

  /// The name.
  public let title: String?
  /// The type of the map feature.
  public let kind: FeatureKind
  /// The feature's coordinate.
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The category of the point of interest.
  public let pointOfInterestCategory: MKPointOfInterestCategory?
}

/// The presentation of a selected place's details. The style does not affect accessibility elements.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// A callout beside the place.
  public static let callout = Self(name: "callout")
  /// A sheet.
  public static let sheet = Self(name: "sheet")
  /// A caption.
  public static let caption = Self(name: "caption")
}

/// A modifier for a sheet that closes immediately.
struct ClosedViewer {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
}

extension ClosedViewer: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      guard isShown else { return }
      isPresented.wrappedValue = false
      onDismiss?()
    }
  }
}
