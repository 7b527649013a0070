// SPDX-License-Identifier: MIT

import Foundation

/// Where the rows of a table come from.
@MainActor
@preconcurrency
public protocol UITableViewDataSource: AnyObject {
  /// The number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The words above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The words below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
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

/// Is told about the rows of a table that are chosen, and asked how they look.
@MainActor
@preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A row was chosen.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The view above a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// The height of a row, in points. It is not asked for.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
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
