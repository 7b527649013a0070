// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import Observation
import OpenCombine

/// An observable object that every view in a scope can read by its type.
@MainActor
package struct ObservedDelegate {
  private var set: (inout EnvironmentValues) -> Void = { _ in }

  /// Creates a wrapper for an object whose class is known only at run time.
  package init(_ object: AnyObject, _ inbox: Inbox) {
    if let object = object as? any ObservableObject { add(object, inbox) }
    if let object = object as? any AnyObject & Observable { add(observable: object) }
  }

  private mutating func add<Object: ObservableObject>(_ object: Object, _ inbox: Inbox) {
    let cell = ObjectCell(object, inbox)
    let before = set
    set = {
      before(&$0)
      $0[EnvironmentObjectKey<Object>.self] = cell
    }
  }

  private mutating func add<Object: AnyObject & Observable>(observable object: Object) {
    let before = set
    set = {
      before(&$0)
      $0[ObservableObjectKey<Object>.self] = object
    }
  }

  package func write(to values: inout EnvironmentValues) { set(&values) }
}
