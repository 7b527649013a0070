// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Allows rows to be deleted. Each has an action "Delete".
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_RowEditingModifier(onDelete: action))
  }

  /// Allows rows to be moved. Each has the actions "Move up" and "Move down".
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_RowEditingModifier(onMove: action))
  }

  /// Acts when something is dropped between rows. Nothing can be dropped here; it never happens.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(_RowEditingModifier())
  }

  /// Acts when something is dropped between rows. Nothing can be dropped here; it never happens.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(_RowEditingModifier())
  }
}
