// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A SwiftUI view in a row.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  let content: Content
  /// Creates a configuration that shows a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Returns the configuration with margins around the content, in points. They do not affect
  /// elements.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  /// Returns the configuration with a background. It does not affect elements.
  public func background(_ style: some ShapeStyle) -> Self { self }
  /// Returns the configuration with a minimum size, in points. It does not affect elements.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  /// Creates the view.
  public func makeContentView() -> UIView { HostingView { AnyView(content) } }
}

/// The content of a table row.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  /// Creates the view.
  func makeContentView() -> UIView
}

/// The source of a table's rows.
@MainActor @preconcurrency public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row can be deleted. In this implementation, only a row for which a program
  /// returns `true` offers “Delete”.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Deletes or inserts a row.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
}

/// A delegate that handles the selection of rows and customizes their appearance.
@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Tells the delegate that a row was selected.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Returns the header view for a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the footer view for a section.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Returns the height of a row, in points. It is never called.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UIHostingConfiguration {
  /// Returns the configuration with a view behind the row. It is not announced.
  public func background<B: View>(@ViewBuilder content: () -> B) -> Self { self }
}

extension UITableView {
  /// Does nothing, because a selected row is not marked.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// Does nothing, because all rows can be reached.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}

  /// Does nothing, because all rows are reloaded from the data source.
  public func beginUpdates() {}

  /// The size that the content prefers.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// The number of sections.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Returns the cell of a row, or `nil` if there is no such row.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// Returns the row of a cell, or `nil` if the cell is not in the table.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The cells of all rows, in order.
  public var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

  /// The rows, in order.
  public var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  /// Reloads all rows from the data source.
  public func endUpdates() { reloadData() }

  /// Reloads all rows from the data source.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Reloads all rows from the data source.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Reloads all rows from the data source.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Reloads all rows from the data source.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// The style of a table.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The position to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// The animation with which rows are inserted and deleted.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
}

extension IndexPath {
  /// Creates the path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section.
  public var section: Int { first ?? 0 }

  /// The index of the row.
  public var row: Int { count > 1 ? self[1] : 0 }

  /// The index of the item.
  public var item: Int { row }
}

extension UIListContentConfiguration {
  /// Returns a configuration for text.
  public static func cell() -> Self { Self() }

  /// Returns a configuration for text with secondary text below it.
  public static func subtitleCell() -> Self { Self() }

  /// Returns a configuration for text with secondary text beside it.
  public static func valueCell() -> Self { Self() }

  /// The attributes of text. They do not affect elements.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The color.
    public var color = UIColor.label
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
  }

  /// The properties of an image. They do not affect elements.
  public struct ImageProperties {
    /// The color.
    public var tintColor: UIColor?
    /// The maximum size, in points.
    public var maximumSize = CGSize.zero
  }
}

extension UITableViewDataSource {
  /// Returns `false`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns one.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// Returns the height that the content prefers.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
}

extension UITableViewCell {
  /// The arrangement of a row's text.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The kind of change to a row.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The style of separators.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// The style of a selected row.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The type of accessory at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}
