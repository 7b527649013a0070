// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

extension UITableView {
  /// The views of each section: header, rows, footer.
  package func sections(of source: any UITableViewDataSource) -> [UIView] {
    (0..<source.numberOfSections(in: self)).flatMap { section in
      let words = source.tableView(self, titleForHeaderInSection: section)
      let header = rowDelegate?.tableView(self, viewForHeaderInSection: section)
      let last = source.tableView(self, titleForFooterInSection: section)
      let footer = rowDelegate?.tableView(self, viewForFooterInSection: section)
      let rows = (0..<source.tableView(self, numberOfRowsInSection: section)).map { row in
        cell(at: IndexPath(row: row, section: section), of: source)
      }
      return [header ?? Self.text(words, .header)] + rows + [footer ?? Self.text(last, .staticText)]
    }
  }

  private func cell(at path: IndexPath, of source: any UITableViewDataSource) -> UIView {
    let cell = source.tableView(self, cellForRowAt: path)
    cell.activation = { [weak self] in
      guard let self, allowsSelection, let delegate = rowDelegate else { return false }
      delegate.tableView(self, didSelectRowAt: path)
      return true
    }
    return cell
  }

  private static func text(_ words: String?, _ trait: UIAccessibilityTraits) -> UIView {
    guard let words else { return UIView() }
    let label = UILabel()
    label.text = words
    label.accessibilityTraits = trait
    return label
  }

  private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// The number of sections.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// The number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// Does nothing: a chosen row is not marked.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Does nothing: all rows can be reached.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
  /// Does nothing: the data source is asked for all rows.
  public func beginUpdates() {}
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
