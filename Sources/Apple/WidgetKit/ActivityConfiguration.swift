// SPDX-License-Identifier: MIT

import ActivityKit
import SwiftUI

/// What a live activity shows. There is no lock screen here, so nobody hears it.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Describes a live activity.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}

  /// A configuration of no widget.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Puts the regions of a Dynamic Island beside each other.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Takes regions, which are not shown.
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedRegion<each Content>
  ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent() }
  /// Takes the regions of an `if` without an `else`.
  public static func buildOptional(
    _ content: DynamicIslandExpandedContent?
  ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent() }
}

/// The regions of a Dynamic Island that is open.
public struct DynamicIslandExpandedContent {}

/// What a live activity shows at the top of an iPhone. Nobody hears it here.
public struct DynamicIsland {
  /// Describes what is shown.
  public init(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent,
    @ViewBuilder compactLeading: @escaping () -> some View,
    @ViewBuilder compactTrailing: @escaping () -> some View,
    @ViewBuilder minimal: @escaping () -> some View
  ) {}
}
