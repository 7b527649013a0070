// SPDX-License-Identifier: MIT

import ActivityKit
import Foundation
import SwiftUI

/// The configuration of a live activity. Only previews show a live activity, because there is no Lock Screen.
public struct ActivityConfiguration<Attributes: ActivityAttributes> {
  private let content: (ActivityViewContext<Attributes>) -> AnyView
  private let island: (ActivityViewContext<Attributes>) -> DynamicIsland

  /// Creates the configuration of a live activity.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
    island = dynamicIsland
  }
}

extension ActivityConfiguration: WidgetConfiguration {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// The description of the live activity.
  public var _kind: _WidgetKind {
    let show: (PreviewedActivity) -> AnyView = { activity in
      guard let context = activity.context(Attributes.self) else { return AnyView(EmptyView()) }
      switch activity.kind.part {
      case .content: return content(context)
      case .island(let kind): return island(context).view(of: kind)
      }
    }
    return _WidgetKind(kind: "") { _ in AnyView(ActivityView(show: show)) }
  }
}

/// The live activity in a preview, or an empty view outside a preview.
private struct ActivityView {
  @Environment(\.previewedActivity) private var activity
  let show: (PreviewedActivity) -> AnyView

  nonisolated init(show: @escaping (PreviewedActivity) -> AnyView) { self.show = show }
}

extension ActivityView: View {
  var body: some View {
    if let activity { show(activity) }
  }
}

/// A live activity in a preview.
struct PreviewedActivity {
  let kind: ActivityPreviewViewKind
  let attributes: any ActivityAttributes
  let state: any Hashable

  /// Returns the activity's context if its attributes have the expected type.
  fileprivate func context<Attributes: ActivityAttributes>(
    _ type: Attributes.Type
  ) -> ActivityViewContext<Attributes>? {
    guard let attributes = attributes as? Attributes,
      let state = state as? Attributes.ContentState
    else { return nil }
    return ActivityViewContext(
      attributes: attributes,
      state: state,
      activityID: "",
      isStale: false
    )
  }
}

private enum PreviewedActivityKey: EnvironmentKey {
  static var defaultValue: PreviewedActivity? { nil }
}

extension EnvironmentValues {
  /// The live activity that a preview shows.
  var previewedActivity: PreviewedActivity? {
    get { self[PreviewedActivityKey.self] }
    set { self[PreviewedActivityKey.self] = newValue }
  }
}
