// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view of SwiftUI in a row.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  let content: Content
  /// Shows a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Sets the distances around the content, in points. It does not affect elements.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  /// Sets what is behind the content. It does not affect elements.
  public func background(_ style: some ShapeStyle) -> Self { self }
  /// Sets the least size, in points. It does not affect elements.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  /// Creates the view.
  public func makeContentView() -> UIView { HostingView { AnyView(content) } }
}

extension UIHostingConfiguration {
  /// Shows a view behind the row. It is not heard.
  public func background<B: View>(@ViewBuilder content: () -> B) -> Self { self }
}

extension UITableView {
  /// Does nothing: a chosen row is not marked.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// Does nothing: all rows can be reached.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}

  /// Does nothing: the data source is asked for all rows.
  public func beginUpdates() {}
}

extension IndexPath {
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
}

extension UIListContentConfiguration {
  /// Words in a row.
  public static func cell() -> Self { Self() }

  /// Words in a row, with more below.
  public static func subtitleCell() -> Self { Self() }

  /// Words in a row, with more beside.
  public static func valueCell() -> Self { Self() }
}
