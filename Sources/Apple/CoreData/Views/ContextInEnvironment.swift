// SPDX-License-Identifier: MIT

@_exported import Foundation

import A11yAppModel
@_spi(Nodes) import A11yViewGraph
import SwiftUI

/// The environment key for the context. A view without a store in its environment uses its host's store. The host's
/// store is initially empty and has the entities of all generated models.
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
  /// The context from the environment or, if there is none, the context of the host's own store, which is initially
  /// empty.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
