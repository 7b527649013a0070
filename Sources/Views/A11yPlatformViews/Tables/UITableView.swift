// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A table: its data source's cells are its elements.
@MainActor
@preconcurrency
open class UITableView: UIScrollView {
  /// Returns the appearance proxy for all tables, which has no effect.
  open override class func appearance() -> UITableView { UITableView() }
  /// Where the rows come from.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// How sections look.
  public private(set) final var style = Style.plain
  /// The colour of lines between rows.
  open var separatorColor: UIColor?
  /// How lines between rows are drawn.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The distances of lines between rows, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// The view before the first row.
  open var tableHeaderView: UIView? { didSet { reloadData() } }
  /// The view after the last row.
  open var tableFooterView: UIView? { didSet { reloadData() } }
  /// The view behind the rows.
  open var backgroundView: UIView?
  /// The space above a section, in points.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The height of rows, in points.
  open var rowHeight = automaticDimension
  /// The height of rows as far as is known, in points.
  open var estimatedRowHeight = automaticDimension
  /// The height of headers, in points.
  open var sectionHeaderHeight = automaticDimension
  /// The height of footers, in points.
  open var sectionFooterHeight = automaticDimension
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows can be changed.
  open var isEditing = false
  private var makers: [String: () -> UITableViewCell] = [:]
  private var isStale = true

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  /// Creates a table.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Sets which type the cells of a kind have.
  open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    makers[identifier] = { cellClass.init(style: .default, reuseIdentifier: identifier) }
  }

  /// A cell of a kind; cells are not used again here.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell() }

  /// A cell of a kind, if its type is known.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    makers[identifier]?()
  }

  /// Asks the data source for all rows, once they are needed.
  open func reloadData() {
    isStale = true
    accessibilityChanged()
  }

  package override func prepareSubviews() {
    guard isStale else { return }
    isStale = false
    for view in subviews { view.removeFromSuperview() }
    if let tableHeaderView { addSubview(tableHeaderView) }
    if let dataSource { for section in sections(of: dataSource) { addSubview(section) } }
    if let tableFooterView { addSubview(tableFooterView) }
  }
}

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
    cell.choice = { [weak self] in
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
}
