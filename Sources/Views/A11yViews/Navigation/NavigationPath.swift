// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A type-erased list of values that represents the screens on a navigation stack.
public struct NavigationPath: Equatable {
  package var items: [AnyHashable]

  /// Creates an empty navigation path.
  public init() { items = [] }

  /// Creates a navigation path from values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    items = elements.map { AnyHashable($0) }
  }

  /// Appends a value and thereby pushes its screen.
  public mutating func append<V: Hashable>(_ value: V) { items.append(AnyHashable(value)) }

  /// Removes values from the end and thereby pops their screens.
  ///
  /// - Precondition: The path contains at least that many values.
  public mutating func removeLast(_ k: Int = 1) { items.removeLast(k) }
}

/// The operations on a navigation path's values, regardless of how the values are stored.
package struct PathAccess {
  package let values: () -> [AnyHashable]
  /// Appends a value to the path, or returns `false` if the path cannot store the value.
  package let append: (AnyHashable) -> Bool
  /// Keeps the given number of values at the beginning of the path and removes all subsequent values.
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
