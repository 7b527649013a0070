// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

extension TableForEachContent: TableRowContent {
  /// The type of the value that each row shows.
  public typealias TableRowValue = Data.Element
  /// The type of the body, which is never used.
  public typealias TableRowBody = Never

  /// Adds the rows.
  public func _add(to rows: inout _TableRows<Data.Element>) {
    for value in data { rows.add(value) }
  }
}

extension TableOutlineGroupContent: TableRowContent {
  /// The type of the value that each row shows.
  public typealias TableRowValue = Data.Element
  /// The type of the body, which is never used.
  public typealias TableRowBody = Never

  /// Adds the rows.
  public func _add(to rows: inout _TableRows<Data.Element>) {
    for value in data {
      guard let inside = value[keyPath: children] else {
        rows.add(value)
        continue
      }
      rows.add(value, isExpanded: nil) {
        _TableRows(TableOutlineGroupContent(data: inside, children: children))
      }
    }
  }
}
