// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension ForEach {
  /// Creates a view for each element from a binding to the element. The element is identified by the value at a key
  /// path. The user can delete and move the rows of the collection.
  public init<C, R: View>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    let editing = data.editing(editActions)
    self.init(
      data: IndexedIdentifierCollection(base: elements, id: id),
      content: { place in
        let location = ElementLocation(data.location, place.index, elements[place.index])
        return EditableCollectionContent(content: content(Binding(location)), editing: editing)
      },
      id: \.id
    )
  }
}

extension Binding where Value: MutableCollection {
  /// Returns a modifier that adds actions for editing the collection to a row.
  func editing(_ actions: EditActions<Value>) -> _RowEditingModifier {
    var onDelete: ((IndexSet) -> Void)?
    if actions.contains(.deleting), wrappedValue is any RangeReplaceableCollection {
      onDelete = { offsets in
        if let rest = wrappedValue.removing(offsets) { wrappedValue = rest }
      }
    }
    var onMove: ((IndexSet, Int) -> Void)?
    if actions.contains(.moving) {
      onMove = { wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    return _RowEditingModifier(isInRow: true, onDelete: onDelete, onMove: onMove)
  }
}

extension Collection {
  /// Returns the collection without the elements at the given offsets, or `nil` if elements cannot be removed from the
  /// collection.
  fileprivate func removing(_ offsets: IndexSet) -> Self? {
    func removing<C: RangeReplaceableCollection>(_ offsets: IndexSet, from collection: C) -> C {
      var rest = collection
      let count = rest.count
      for offset in offsets.reversed() where offset < count {
        rest.remove(at: rest.index(rest.startIndex, offsetBy: offset))
      }
      return rest
    }
    return (self as? any RangeReplaceableCollection).flatMap {
      removing(offsets, from: $0) as? Self
    }
  }
}
