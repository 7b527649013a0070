// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The selection of rows in a list.
package enum ListSelection<Value: Hashable> {
  /// At most one row can be selected.
  case one(Binding<Value?>)
  /// Exactly one row is always selected.
  case exactlyOne(Binding<Value>)
  /// Any number of rows can be selected.
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

  /// Returns whether both selections are bound to the same storage, in which case each row tracks changes of the
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

/// A row's selection state and the action that selects the row.
package struct RowSelection {
  package let isSelected: Bool
  /// The values of all rows that an action on this row applies to.
  package let chosen: Set<AnyHashable>
  /// Selects the row, or toggles its selection if several rows can be selected.
  package let choose: @MainActor () -> Void

  /// Returns a copy of the selection state with work to do after the row has been selected.
  @MainActor
  func then(_ act: @escaping @MainActor () -> Void) -> RowSelection {
    RowSelection(isSelected: isSelected, chosen: chosen) {
      choose()
      act()
    }
  }

  /// Returns a copy of the selection state with a different action for activating the row.
  @MainActor
  func activating(_ act: @escaping @MainActor (Set<AnyHashable>) -> Void) -> RowSelection {
    RowSelection(isSelected: isSelected, chosen: chosen) { act(chosen) }
  }
}

/// A view whose rows can be selected.
@MainActor
package protocol SelectableRows {
  /// Returns the selection state of the row with a given tag, or `nil` if the row cannot be selected.
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
