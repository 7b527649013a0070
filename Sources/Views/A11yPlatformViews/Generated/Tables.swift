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

/// What a row of a table shows.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  /// Creates the view.
  func makeContentView() -> UIView
}

/// Where the rows of a table come from.
@MainActor @preconcurrency public protocol UITableViewDataSource: AnyObject {
  /// The number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The header of a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The footer of a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

/// Handles the selection of rows and customises their appearance.
@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A row was chosen.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The view above a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// The height of a row, in points. It is not asked for.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
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

  /// The size that content wants.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// The number of sections.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// The number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Asks the data source for all rows.
  public func endUpdates() { reloadData() }

  /// Asks the data source for all rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Asks the data source for all rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Asks the data source for all rows.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Asks the data source for all rows.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// How sections look.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
}

extension IndexPath {
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section.
  public var section: Int { first ?? 0 }

  /// The row.
  public var row: Int { count > 1 ? self[1] : 0 }

  /// The item.
  public var item: Int { row }
}

extension UIListContentConfiguration {
  /// Text in a row.
  public static func cell() -> Self { Self() }

  /// Text in a row, with more below.
  public static func subtitleCell() -> Self { Self() }

  /// Text in a row, with more beside.
  public static func valueCell() -> Self { Self() }

  /// The attributes of text. They do not affect elements.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The colour.
    public var color = UIColor.label
    /// The lines at most; 0 for any number.
    public var numberOfLines = 0
  }

  /// How an image looks. It does not affect elements.
  public struct ImageProperties {
    /// The colour.
    public var tintColor: UIColor?
    /// The size at most, in points.
    public var maximumSize = CGSize.zero
  }
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// None.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// None.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// None.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// None.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// The height that the content wants.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
}

extension UITableViewCell {
  /// How the texts of a row are arranged.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// How lines between rows are drawn.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// How a chosen row is drawn.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What is at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}
