// SPDX-License-Identifier: MIT

import Foundation

/// A controller that provides the rows of a table.
@MainActor
@preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table view. As in UIKit, this property is implicitly unwrapped.
  open var tableView: UITableView!
  /// The refresh control of the table.
  open var refreshControl: UIRefreshControl?

  /// Creates a controller for a table.
  public init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tableView = UITableView(frame: .zero, style: .plain)
    super.init(nibName: nil, bundle: nil)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Uses the table as the controller's view.
  open override func loadView() {
    view = tableView
    if tableView.dataSource == nil { tableView.dataSource = self }
    if tableView.delegate == nil { tableView.delegate = self }
  }

  /// Returns 0, so that each section is empty.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns the cell for a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell() }
  /// Returns 1, so that the table has a single section.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns `nil`, so that a section has no header.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns `nil`, so that a section has no footer.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Returns `false`. In this implementation, only a row for which a program returns `true` offers “Delete”.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Deletes or inserts a row.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Called after a row has been selected.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
