// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A result builder for the content of a toolbar.
@MainActor
@resultBuilder
public struct ToolbarContentBuilder {
  /// Builds several items.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var views: [AnyView] = []
    repeat views.append((each content)._view)
    return ToolbarViews(_view: AnyView(ForEach(0..<views.count, id: \.self) { views[$0] }))
  }
}

struct ToolbarViews: ToolbarContent {
  let _view: AnyView
}

extension ToolbarBranch: ToolbarContent {
  /// The view for the active conditional branch.
  public var _view: AnyView {
    AnyView(
      Group {
        if isFirst { content } else { content }
      }
    )
  }
}
