// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Nothing is dragged, dropped, copied or selected with a pointer here.
extension View {
  /// Creates a value draggable from the view. Nothing is ever dragged here.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    self
  }

  /// Creates a value draggable from the view, with a preview.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View {
    self
  }

  /// Accepts values dropped on the view. Nothing ever is.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }

  /// Creates an item draggable, or copyable from the view. Nobody can here: accepted only.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  /// Offers items to other apps. Nothing is ever asked for: accepted only.
  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType],
    onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }

  /// Takes items from other apps. Nothing ever comes: accepted only.
  nonisolated public func importsItemProviders(
    _ contentTypes: [UTType],
    onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Offers what is selected to the services of a Mac. Accepted only.
  nonisolated public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { self }

  /// Takes what the services of a Mac make. Accepted only.
  nonisolated public func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T]) -> Bool
  ) -> some View { self }

  /// Says whether text can be selected with a pointer.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}

/// Whether text can be selected with a pointer.
public protocol TextSelectability {}

/// It can.
public struct EnabledTextSelectability: TextSelectability, Sendable {}

/// It cannot.
public struct DisabledTextSelectability: TextSelectability, Sendable {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// It can.
  nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// It cannot.
  nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
