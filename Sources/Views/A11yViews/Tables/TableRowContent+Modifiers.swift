// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Rows of a table with something changed about their cells.
public struct _ModifiedTableRows<Content: TableRowContent> {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView
}

extension _ModifiedTableRows: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// These rows are not made of others.
  public typealias TableRowBody = Never

  /// Adds the rows.
  public func _add(to rows: inout _TableRows<Content.TableRowValue>) {
    rows.add(_TableRows(content), changing: change)
  }
}

extension TableRowContent {
  /// Adds a menu to rows: its items become actions of each cell.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: @escaping () -> M
  ) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self) { AnyView($0.contextMenu { menuItems() }) }
  }

  /// Adds a menu to rows: its items become actions of each cell. The preview is not heard.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M,
    @ViewBuilder preview: @escaping () -> P
  ) -> some TableRowContent<TableRowValue> { contextMenu(menuItems: menuItems) }

  /// Lets the user drag rows. Nothing can be dragged here; it changes nothing that is heard.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> { self }

  /// Lets the user drop something on rows. Nothing can be dropped here; it changes nothing that is
  /// heard.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> { self }

  /// Lets the user drag rows. Nothing can be dragged here; it changes nothing that is heard.
  nonisolated public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> { self }

  /// Acts when a pointer is over rows; it never happens here.
  nonisolated public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> { self }

  /// Keeps rows from being selected: their cells are no buttons.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self) { AnyView($0.selectionDisabled(isDisabled)) }
  }
}

extension DynamicTableRowContent {
  /// Acts when something is dropped between rows; it never happens here.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ offset: Int, _ items: [T]) -> Void
  ) -> some DynamicTableRowContent { self }
}
