// SPDX-License-Identifier: MIT

import SwiftUI

/// A place that the map itself shows. Nothing is drawn, so none is ever made.
public struct MapFeature: Hashable, Sendable {
  /// What kind of place it is.
  public struct FeatureKind: Hashable, Sendable {
    private let name: String
    /// One that people visit.
    public static let pointOfInterest = Self(name: "pointOfInterest")
    /// A country, a town.
    public static let territory = Self(name: "territory")
    /// A mountain, a lake.
    public static let physicalFeature = Self(name: "physicalFeature")
  }

  /// The name.
  public let title: String?
  /// What kind of place it is.
  public let kind: FeatureKind
  /// Where it is.
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// What people visit there.
  public let pointOfInterestCategory: MKPointOfInterestCategory?
}

/// How a chosen place is described. It does not affect elements.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Beside the place.
  public static let callout = Self(name: "callout")
  /// In a sheet.
  public static let sheet = Self(name: "sheet")
  /// As a caption.
  public static let caption = Self(name: "caption")
}

/// A sheet that closes at once.
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
