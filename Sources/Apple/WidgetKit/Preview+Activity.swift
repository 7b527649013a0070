// SPDX-License-Identifier: MIT

import ActivityKit
import SwiftUI

/// Shows a live activity on its own, in each of several states.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil,
  as kind: ActivityPreviewViewKind,
  using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewActivityBuilder<Attributes>
  contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "A11yMacros", type: "PreviewMacro")

extension Preview {
  /// Creates a preview that shows a live activity in several states, one after another.
  @MainActor public init<Attributes: ActivityAttributes>(
    _ name: String? = nil,
    as kind: ActivityPreviewViewKind,
    using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes>
    contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    let view = ActivityStatesView(
      kind: kind,
      attributes: attributes,
      widget: widget,
      states: contentStates
    )
    self.init(name) { view }
  }
}

/// A result builder that collects the states for a live activity's preview.
@resultBuilder
public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
  /// Accepts a state.
  public static func buildExpression(
    _ state: Attributes.ContentState
  ) -> [Attributes.ContentState] { [state] }
  /// Accepts several states.
  public static func buildExpression(
    _ states: [Attributes.ContentState]
  ) -> [Attributes.ContentState] { states }
  /// Concatenates states.
  public static func buildBlock(
    _ states: [Attributes.ContentState]...
  ) -> [Attributes.ContentState] { states.flatMap { $0 } }
  /// Concatenates the states from a loop.
  public static func buildArray(
    _ states: [[Attributes.ContentState]]
  ) -> [Attributes.ContentState] { states.flatMap { $0 } }
}

/// A live activity that is shown in each of several states.
private struct ActivityStatesView<Attributes: ActivityAttributes>: View {
  @State private var shown: [Attributes.ContentState] = []
  let kind: ActivityPreviewViewKind
  let attributes: Attributes
  let widget: @MainActor () -> any Widget
  let states: @MainActor () async -> [Attributes.ContentState]

  var body: some View {
    VStack {
      ForEach(Array(shown.enumerated()), id: \.offset) { _, state in
        WidgetTimelineView.snapshot(of: widget(), in: nil)
          .environment(
            \.previewedActivity,
            PreviewedActivity(kind: kind, attributes: attributes, state: state)
          )
      }
    }
    .task { shown = await states() }
  }
}
