// SPDX-License-Identifier: MIT

import Foundation

/// A controller that shows a table view and provides its rows.
@MainActor
@preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table view. As in UIKit, this property is implicitly unwrapped.
  open var tableView: UITableView!
  /// The table's refresh control.
  open var refreshControl: UIRefreshControl?

  /// Creates a controller that shows a table view.
  public init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that shows a table view.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tableView = UITableView(frame: .zero, style: .plain)
    super.init(nibName: nil, bundle: nil)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Uses the table view as the controller's view.
  open override func loadView() {
    view = tableView
    if tableView.dataSource == nil { tableView.dataSource = self }
    if tableView.delegate == nil { tableView.delegate = self }
  }

  /// Returns 0, so each section is empty by default.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns the cell for a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell() }
  /// Returns 1, so the table has a single section.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns `nil`, so the section has no header.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns `nil`, so the section has no footer.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Returns `false`. In a11ynav, a row offers “Delete” only if the program returns `true` for that row.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Deletes or inserts a table row.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Called after the user has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
