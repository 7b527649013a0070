// SPDX-License-Identifier: MIT

extension AnyCell: ChangeSource {
  func cause(for reader: Node, by writer: Node?) -> ChangeCause {
    var next: Node? = reader
    while let node = next {
      if let view = node.installedValue, let (name, place) = property(of: view) {
        let owner = node.name.isEmpty ? node.viewName : node.name
        return ChangeCause(state: "\(owner).\(name)", place: place, writer: writer?.viewName)
      }
      next = node.parent
    }
    return ChangeCause(state: label, place: nil, writer: writer?.viewName)
  }

  /// Finds the property that stores this cell, either in a view or in a value that the view contains.
  private func property(of value: Any, depth: Int = 0) -> (name: String, place: SourcePlace?)? {
    guard depth < 4 else { return nil }
    for child in Mirror(reflecting: value).children {
      if let holder = child.value as? any CellHolder, holder.holds(self) {
        let name = child.label ?? ""
        return (name.hasPrefix("_") ? String(name.dropFirst()) : name, holder.declared)
      }
      guard child.value is any DynamicProperty || value is any PropertyCarrying,
        let found = property(of: child.value, depth: depth + 1)
      else { continue }
      return found
    }
    return nil
  }
}

/// A property whose value is stored in a cell. This protocol allows a diagnostic to name the property.
package protocol CellHolder {
  /// Returns whether a cell stores the property's value.
  func holds(_ cell: AnyCell) -> Bool
  /// The source location at which the property is declared, if known.
  var declared: SourcePlace? { get }
}

extension CellHolder {
  package var declared: SourcePlace? { nil }
}
