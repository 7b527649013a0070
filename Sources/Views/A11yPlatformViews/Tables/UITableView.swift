// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A table, whose elements come from the cells that its data source creates.
@MainActor
@preconcurrency
open class UITableView: UIScrollView {
  /// Returns the appearance proxy for all table views. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UITableView { UITableView() }
  /// The data source that provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The table view's style.
  public private(set) final var style = Style.plain
  /// The color of the separators.
  open var separatorColor: UIColor?
  /// The style of the separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The insets of the separators, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// The view above the first row.
  open var tableHeaderView: UIView? { didSet { reloadData() } }
  /// The view below the last row.
  open var tableFooterView: UIView? { didSet { reloadData() } }
  /// The view behind the table's rows.
  open var backgroundView: UIView?
  /// The space above each section, in points.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The height of the table's rows, in points.
  open var rowHeight = automaticDimension
  /// The estimated height of the table's rows, in points.
  open var estimatedRowHeight = automaticDimension
  /// The height of the sections' headers, in points.
  open var sectionHeaderHeight = automaticDimension
  /// The height of the sections' footers, in points.
  open var sectionFooterHeight = automaticDimension
  /// Whether the user can select rows.
  open var allowsSelection = true
  /// Whether the user can select several rows.
  open var allowsMultipleSelection = false
  /// Whether the table is in editing mode.
  open var isEditing = false
  private var makers: [String: () -> UITableViewCell] = [:]
  private var isStale = true
  /// The rows' cells, each of which is created when it is first needed.
  package var cells: [IndexPath: UITableViewCell] {
    prepareSubviews()
    return made
  }
  private var made: [IndexPath: UITableViewCell] = [:]

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  /// Creates a table.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Registers a cell class for a reuse identifier.
  open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    makers[identifier] = { cellClass.init(style: .default, reuseIdentifier: identifier) }
  }

  /// Returns a new cell for a reuse identifier. Cells are never reused.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell() }

  /// Returns a new cell for a reuse identifier, or `nil` if no class is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    makers[identifier]?()
  }

  /// Stores a row's cell.
  fileprivate func keep(_ cell: UITableViewCell, at path: IndexPath) { made[path] = cell }

  /// Reloads all rows from the data source when they are next needed.
  open func reloadData() {
    isStale = true
    accessibilityChanged()
  }

  package override func prepareSubviews() {
    guard isStale else { return }
    isStale = false
    for view in subviews { view.removeFromSuperview() }
    made = [:]
    if let tableHeaderView { addSubview(tableHeaderView) }
    if let dataSource { for section in sections(of: dataSource) { addSubview(section) } }
    if let tableFooterView { addSubview(tableFooterView) }
  }
}

extension UITableView {
  /// Returns the header, rows and footer of each section.
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
    cell.choice = { [weak self] in
      guard let self, allowsSelection, let delegate = rowDelegate else { return false }
      delegate.tableView(self, didSelectRowAt: path)
      return true
    }
    if source.tableView(self, canEditRowAt: path) {
      let delete = UIAccessibilityCustomAction(name: "Delete") { [weak self] _ in
        guard let self else { return false }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        return true
      }
      cell.accessibilityCustomActions = (cell.accessibilityCustomActions ?? []) + [delete]
    }
    keep(cell, at: path)
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
}
