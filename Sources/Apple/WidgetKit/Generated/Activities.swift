// SPDX-License-Identifier: MIT

// Made from Surface/WidgetKit.rows by `make surface`.

import ActivityKit
import AppIntents
import Foundation
@_exported import SwiftUI
import SwiftUI

/// The context of a live activity, which only previews create.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The activity's static data.
  public let attributes: Attributes
  /// The activity's dynamic data.
  public let state: Attributes.ContentState
  /// The activity's identifier.
  public let activityID: String
  /// Whether the content is stale.
  public let isStale: Bool
}

/// The mode of a Dynamic Island.
public struct DynamicIslandMode: Hashable, Sendable {
  let name: String
  /// The expanded Dynamic Island.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// The part before the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// The part after the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// The minimal Dynamic Island.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The position of a region in a Dynamic Island.
public enum DynamicIslandExpandedRegionPosition: CaseIterable, Hashable, Sendable {
  case leading, center, trailing, bottom
}

/// The vertical placement of a region in a Dynamic Island.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  case `default`, belowIfTooWide
}

extension DynamicIsland {
  /// Sets the margins around the content.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double,
    for mode: DynamicIslandMode
  ) -> DynamicIsland { self }

  /// Sets the color of the outline.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Sets the URL that a touch opens. No touch ever occurs.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
}

extension View {
  /// Sets the vertical placement of a region in a Dynamic Island.
  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

/// The part of a live activity that a preview shows.
public struct ActivityPreviewViewKind: Sendable {
  /// The mode of a Dynamic Island.
  public enum DynamicIslandKind: Sendable {
    case compact, minimal, expanded
  }
  /// The parts of a live activity.
  enum Part: Sendable {
    case content, island(DynamicIslandKind)
  }
  let part: Part
  /// The content on the Lock Screen.
  public static let content = ActivityPreviewViewKind(part: .content)
  /// Returns a Dynamic Island.
  public static func dynamicIsland(_ kind: DynamicIslandKind) -> ActivityPreviewViewKind {
    ActivityPreviewViewKind(part: .island(kind))
  }
}

extension ActivityAttributes {
  /// Shows a live activity in a preview. Nothing is shown.
  public func previewContext(
    _ state: ContentState,
    isStale: Bool = false,
    viewKind: ActivityPreviewViewKind
  ) -> some View { EmptyView() }
}
