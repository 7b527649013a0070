// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

extension TableForEachContent: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// These rows are not made of others.
  public typealias TableRowBody = Never

  /// Adds the rows.
  public func _add(to rows: inout _TableRows<Data.Element>) {
    for value in data { rows.add(value) }
  }
}
