// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The rows for one level of a tree; each row is created when it is shown.
package struct OutlineRows {
  package let view: () -> AnyView
}

extension OutlineRows {
  /// Creates a row for a root element and rows for the elements below it.
  package init<Data: RandomAccessCollection, ID: Hashable, Leaf: View>(
    root: Data.Element,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    view = {
      let inside = root[keyPath: children].map {
        OutlineRows($0, id: id, children: children, content: content)
      }
      return AnyView(OutlineRow(leaf: content(root), inside: inside))
    }
  }

  /// Creates rows for several elements and for the elements below them.
  package init<Data: RandomAccessCollection, ID: Hashable, Leaf: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    view = {
      AnyView(
        ForEach(data, id: id) { element in
          let inside = element[keyPath: children].map {
            OutlineRows($0, id: id, children: children, content: content)
          }
          OutlineRow(leaf: content(element), inside: inside)
        }
      )
    }
  }

  /// Creates a row for a binding to a root element and rows for the elements below it.
  package init<Data, ID: Hashable, Leaf: View>(
    root: Binding<Data.Element>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    content: @escaping (Binding<Data.Element>) -> Leaf
  ) where Data: MutableCollection, Data: RandomAccessCollection {
    view = {
      let inside = Binding<Data>(root[dynamicMember: children]).map {
        OutlineRows($0, id: id, children: children, content: content)
      }
      return AnyView(OutlineRow(leaf: content(root), inside: inside))
    }
  }

  /// Creates rows for bindings to several elements and for the elements below them.
  package init<Data, ID: Hashable, Leaf: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    content: @escaping (Binding<Data.Element>) -> Leaf
  ) where Data: MutableCollection, Data: RandomAccessCollection {
    view = {
      let elements = data.wrappedValue
      let places = IndexedIdentifierCollection(base: elements, id: id)
      return AnyView(
        ForEach(places, id: \.id) { place in
          let location = ElementLocation(data.location, place.index, elements[place.index])
          OutlineRows(root: Binding(location), id: id, children: children, content: content).view()
        }
      )
    }
  }
}

/// The row for a single element. If the element has rows below it, its row is a button that shows and hides them.
private struct OutlineRow<Leaf: View> {
  let leaf: Leaf
  let inside: OutlineRows?
}

extension OutlineRow: View {
  package var body: some View {
    if let inside {
      DisclosureGroup(rowsBelow: OutlineSubgroupChildren(rows: inside), label: leaf)
    } else {
      leaf
    }
  }
}
