// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The objects found by a view's request.
public struct FetchedResults<Result>: RandomAccessCollection {
  private let fetched: FetchedForView
  private let objects: [NSManagedObject]

  init(_ fetched: FetchedForView) {
    self.fetched = fetched
    objects = fetched.objects
  }

  /// The index of the first object.
  public var startIndex: Int { 0 }
  /// The index after the last object.
  public var endIndex: Int { objects.count }
  /// The object at an index.
  public subscript(position: Int) -> Result {
    guard let object = objects[position] as? Result else {
      preconditionFailure("\(objects[position]) is not of type \(Result.self)")
    }
    return object
  }

  /// The predicate that objects must match, or `nil` for all objects. Setting the predicate fetches the objects that
  /// match the new predicate.
  public var nsPredicate: NSPredicate? {
    get { fetched.plan.predicate }
    nonmutating set { fetched.change { $0.predicate = newValue } }
  }

  /// The order of the objects. Setting the order reorders the objects.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { fetched.plan.sortDescriptors }
    nonmutating set { fetched.change { $0.sortDescriptors = newValue } }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order of the objects. Setting the order reorders the objects.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.typed() }
    nonmutating set { nsSortDescriptors = newValue.map(TypedSortDescriptor.init) }
  }
}
