// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The objects that a request of a view has found.
public struct FetchedResults<Result>: RandomAccessCollection {
  private let fetched: FetchedForView
  private let objects: [NSManagedObject]

  init(_ fetched: FetchedForView) {
    self.fetched = fetched
    objects = fetched.objects
  }

  /// The place of the first object.
  public var startIndex: Int { 0 }
  /// The place behind the last object.
  public var endIndex: Int { objects.count }
  /// The object at a place.
  public subscript(position: Int) -> Result {
    guard let object = objects[position] as? Result else {
      preconditionFailure("\(objects[position]) is no \(Result.self)")
    }
    return object
  }

  /// Which objects; `nil` for all. Setting it fetches others.
  public var nsPredicate: NSPredicate? {
    get { fetched.plan.predicate }
    nonmutating set { fetched.change { $0.predicate = newValue } }
  }

  /// In which order. Setting it orders the objects anew.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { fetched.plan.sortDescriptors }
    nonmutating set { fetched.change { $0.sortDescriptors = newValue } }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// In which order. Setting it orders the objects anew.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.typed() }
    nonmutating set { nsSortDescriptors = newValue.map(TypedSortDescriptor.init) }
  }
}
