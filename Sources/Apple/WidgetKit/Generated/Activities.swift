// SPDX-License-Identifier: MIT

// Made from Surface/WidgetKit.rows by `make surface`.

import ActivityKit
import Foundation
@_exported import SwiftUI
import SwiftUI

/// The context of a live activity. None is ever made.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What it is about.
  public let attributes: Attributes
  /// What changes about it.
  public let state: Attributes.ContentState
  /// What identifies it.
  public let activityID: String
  /// Whether it is too old.
  public let isStale: Bool
}

/// How much of a Dynamic Island is shown.
public struct DynamicIslandMode: Hashable, Sendable {
  let name: String
  /// All of it.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// The part before the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// The part behind the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// Least of it.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// Where a region of a Dynamic Island is.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  case leading, trailing, center, bottom
}

/// Where a region of a Dynamic Island is, vertically.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  case `default`, belowIfTooWide
}

/// A region of a Dynamic Island. It is not heard here.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Describes a region.
  public init(
    _ position: DynamicIslandExpandedRegionPosition,
    priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

extension DynamicIsland {
  /// Leaves space around what is shown.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double,
    for mode: DynamicIslandMode
  ) -> DynamicIsland { self }

  /// Sets the colour of the outline.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Sets the address that a touch opens. Nothing is touched here.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
}

extension View {
  /// Sets where a region of a Dynamic Island is.
  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

/// What of a live activity is shown in a preview.
public struct ActivityPreviewViewKind: Sendable {
  /// How much of a Dynamic Island is shown.
  public enum DynamicIslandKind: Sendable {
    case compact, minimal, expanded
  }
  /// What the lock screen shows.
  public static let content = ActivityPreviewViewKind()
  /// A Dynamic Island.
  public static func dynamicIsland(_ kind: DynamicIslandKind) -> ActivityPreviewViewKind {
    ActivityPreviewViewKind()
  }
}

extension ActivityAttributes {
  /// Shows a live activity in a preview. Nothing is shown here.
  public func previewContext(
    _ state: ContentState,
    isStale: Bool = false,
    viewKind: ActivityPreviewViewKind
  ) -> some View { EmptyView() }
}
