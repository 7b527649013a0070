// SPDX-License-Identifier: MIT

@_exported import Foundation

import A11yAppModel
@_spi(Nodes) import A11yViewGraph
import SwiftUI

/// Without a store around it, a view has that of its host, which is empty at first and has the entities
/// of all models that were generated.
private enum ManagedObjectContextKey: GraphEnvironmentKey {
  static var defaultValue: NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = NSPersistentStoreCoordinator(
      managedObjectModel: .mergedModel(from: nil) ?? NSManagedObjectModel()
    )
    return context
  }

  @MainActor static func makeValue(in graph: ViewGraph) -> NSManagedObjectContext { defaultValue }
}

extension EnvironmentValues {
  /// The context of the store; without one, that of a store of the host's own, empty at first.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
