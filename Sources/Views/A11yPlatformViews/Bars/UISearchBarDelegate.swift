// SPDX-License-Identifier: MIT

import Foundation

/// Is told about typing in a field for what is searched.
@MainActor
@preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// Whether typing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Typing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether typing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Typing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a part may be replaced.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// The key that searches was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that leaves the search was activated. There is none here.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// It may.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
