// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Builds the content of a toolbar.
@MainActor
@resultBuilder
public struct ToolbarContentBuilder {
  /// Builds an expression.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Builds several items.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var views: [AnyView] = []
    repeat views.append((each content)._view)
    return ToolbarViews(_view: AnyView(ForEach(0..<views.count, id: \.self) { views[$0] }))
  }

  /// Builds an `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarViews(_view: AnyView(content?._view))
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first: some ToolbarContent) -> ToolbarBranch {
    ToolbarBranch(isFirst: true, content: first._view)
  }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither(second: some ToolbarContent) -> ToolbarBranch {
    ToolbarBranch(isFirst: false, content: second._view)
  }

  /// Builds content of limited availability.
  public static func buildLimitedAvailability(
    _ content: some ToolbarContent
  ) -> some ToolbarContent {
    ToolbarViews(_view: content._view)
  }
}

private struct ToolbarViews: ToolbarContent {
  let _view: AnyView
}

/// One of two contents of a toolbar.
public struct ToolbarBranch {
  package let isFirst: Bool
  package let content: AnyView
}

extension ToolbarBranch: ToolbarContent {
  /// The branch that is shown.
  public var _view: AnyView {
    AnyView(
      Group {
        if isFirst { content } else { content }
      }
    )
  }
}
