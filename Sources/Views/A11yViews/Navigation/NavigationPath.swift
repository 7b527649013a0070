// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A type-erased list of values: the screens that are pushed on a navigation stack.
public struct NavigationPath: Equatable {
  package var items: [AnyHashable]

  /// Creates an empty path.
  public init() { items = [] }

  /// Creates a path from values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    items = elements.map { AnyHashable($0) }
  }

  /// Pushes the screen of a value.
  public mutating func append<V: Hashable>(_ value: V) { items.append(AnyHashable(value)) }

  /// Pops screens.
  ///
  /// - Precondition: There are at least that many.
  public mutating func removeLast(_ k: Int = 1) { items.removeLast(k) }
}

/// Access to the values of a path, whatever its storage.
package struct PathAccess {
  package let values: () -> [AnyHashable]
  /// Adds a value; `false` if the path cannot hold it.
  package let append: (AnyHashable) -> Bool
  /// Keeps only the first values.
  package let keepFirst: (Int) -> Void

  package init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.items }
    append = {
      path.wrappedValue.items.append($0)
      return true
    }
    keepFirst = { count in
      let extra = path.wrappedValue.count - count
      if extra > 0 { path.wrappedValue.removeLast(extra) }
    }
  }

  package init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = {
      guard let value = $0.base as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    keepFirst = { count in
      let extra = path.wrappedValue.count - count
      if extra > 0 { path.wrappedValue.removeLast(extra) }
    }
  }
}
