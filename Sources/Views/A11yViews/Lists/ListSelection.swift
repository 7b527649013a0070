// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The selection of rows in a list.
package enum ListSelection<Value: Hashable> {
  /// The user can select at most one row.
  case one(Binding<Value?>)
  /// Exactly one row is selected at all times.
  case exactlyOne(Binding<Value>)
  /// The user can select any number of rows.
  case several(Binding<Set<Value>>)

  package init?(_ binding: Binding<Value?>?) {
    guard let binding else { return nil }
    self = .one(binding)
  }

  package init?(_ binding: Binding<Set<Value>>?) {
    guard let binding else { return nil }
    self = .several(binding)
  }

  @MainActor
  package func selection(of value: Value) -> RowSelection {
    switch self {
    case .one(let binding):
      RowSelection(isSelected: binding.wrappedValue == value, chosen: [value]) {
        binding.wrappedValue = value
      }
    case .exactlyOne(let binding):
      RowSelection(isSelected: binding.wrappedValue == value, chosen: [value]) {
        binding.wrappedValue = value
      }
    case .several(let binding):
      RowSelection(
        isSelected: binding.wrappedValue.contains(value),
        chosen: binding.wrappedValue.contains(value) ? binding.wrappedValue : [value]
      ) {
        if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
      }
    }
  }

  /// Returns whether both selections are bound to the same storage, in which case each row tracks changes to the
  /// selection on its own.
  package func leads(to other: Self) -> Bool {
    switch (self, other) {
    case (.one(let left), .one(let right)): left.isSame(as: right)
    case (.exactlyOne(let left), .exactlyOne(let right)): left.isSame(as: right)
    case (.several(let left), .several(let right)): left.isSame(as: right)
    default: false
    }
  }
}

extension ListSelection {
  /// The selection, in the form that a column of a collapsed split view uses.
  @MainActor
  package var ofColumn: ColumnSelection {
    switch self {
    case .one(let binding):
      ColumnSelection(
        chosen: { binding.wrappedValue.map { AnyHashable($0) } },
        isEmpty: { binding.wrappedValue == nil },
        clear: { binding.wrappedValue = nil }
      )
    case .exactlyOne:
      ColumnSelection(chosen: { nil }, isEmpty: { false }, clear: {})
    case .several(let binding):
      ColumnSelection(
        chosen: { nil },
        isEmpty: { binding.wrappedValue.isEmpty },
        clear: { binding.wrappedValue = [] }
      )
    }
  }
}

/// The selection state of a row, and the action that selects the row.
package struct RowSelection {
  package let isSelected: Bool
  /// The values of all rows to which an action on this row applies.
  package let chosen: Set<AnyHashable>
  /// Selects the row. If several rows can be selected, the row's selection is toggled instead.
  package let choose: @MainActor () -> Void

  /// Returns a copy of the selection state that performs additional work after the row has been selected.
  @MainActor
  func then(_ act: @escaping @MainActor () -> Void) -> RowSelection {
    RowSelection(isSelected: isSelected, chosen: chosen) {
      choose()
      act()
    }
  }

  /// Returns a copy of the selection state that performs a different action when the row is activated.
  @MainActor
  func activating(_ act: @escaping @MainActor (Set<AnyHashable>) -> Void) -> RowSelection {
    RowSelection(isSelected: isSelected, chosen: chosen) { act(chosen) }
  }
}

/// A view whose rows can be selected.
@MainActor
package protocol SelectableRows {
  /// Returns the selection state of the row with a given tag, or `nil` if that row cannot be selected.
  func selection(of tag: AnyHashable) -> RowSelection?
}

/// The node for a view whose rows can be selected.
@MainActor
package protocol SelectionList: ElementNode, SelectableRows {}

extension ElementViewNode: SelectableRows, SelectionList where V: SelectableRows {
  package func selection(of tag: AnyHashable) -> RowSelection? { view.selection(of: tag) }
}

extension NavigationLink: SelectingView {
  package var selecting: Selecting { .besides }
  package var selectedValue: AnyHashable? { value }
}
