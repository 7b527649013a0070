// SPDX-License-Identifier: MIT

import Foundation

/// A controller of a table, from which the table's rows come.
@MainActor
@preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares this property in this way, and programs rely on it.
  /// The table.
  open var tableView: UITableView!
  /// What pulling the table down shows.
  open var refreshControl: UIRefreshControl?

  /// Creates a controller of a table.
  public init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tableView = UITableView(frame: .zero, style: .plain)
    super.init(nibName: nil, bundle: nil)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Takes the table as its view.
  open override func loadView() {
    view = tableView
    if tableView.dataSource == nil { tableView.dataSource = self }
    if tableView.delegate == nil { tableView.delegate = self }
  }

  /// The number of rows in a section: none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns the cell for a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell() }
  /// The number of sections: one.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// The header of a section: none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// The footer of a section: none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// A row was chosen.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
