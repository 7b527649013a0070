// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The content of a live activity in a Dynamic Island, which is shown only in previews.
public struct DynamicIsland {
  private let expanded: () -> AnyView
  private let compactLeading: () -> AnyView
  private let compactTrailing: () -> AnyView
  private let minimal: () -> AnyView

  /// Creates the content for each presentation of the Dynamic Island.
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder
    expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = { AnyView(expanded().content) }
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  func view(of kind: ActivityPreviewViewKind.DynamicIslandKind) -> AnyView {
    switch kind {
    case .compact:
      AnyView(
        HStack {
          compactLeading()
          compactTrailing()
        }
      )
    case .minimal: minimal()
    case .expanded: expanded()
    }
  }
}

/// A region in an expanded Dynamic Island.
public struct DynamicIslandExpandedRegion<Content: View> {
  fileprivate let position: DynamicIslandExpandedRegionPosition
  fileprivate let content: () -> Content

  /// Creates a region.
  public init(
    _ position: DynamicIslandExpandedRegionPosition,
    priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.position = position
    self.content = content
  }
}

/// The regions of an expanded Dynamic Island.
public struct DynamicIslandExpandedContent<Content: View> {
  fileprivate let content: Content
}

/// Combines the regions of an expanded Dynamic Island, ordered from the leading region to the bottom region.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Combines regions.
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedRegion<each Content>
  ) -> DynamicIslandExpandedContent<some View> {
    var regions: [(position: DynamicIslandExpandedRegionPosition, view: () -> AnyView)] = []
    for region in repeat each content {
      regions.append((region.position, { AnyView(region.content()) }))
    }
    let sorted = DynamicIslandExpandedRegionPosition.allCases.flatMap { position in
      regions.filter { $0.position == position }.map(\.view)
    }
    return DynamicIslandExpandedContent(
      content: VStack { ForEach(Array(sorted.enumerated()), id: \.offset) { $0.element() } }
    )
  }

  /// Returns the regions of an `if` statement that has no `else` branch.
  public static func buildOptional<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> {
    DynamicIslandExpandedContent(content: content?.content)
  }
}
