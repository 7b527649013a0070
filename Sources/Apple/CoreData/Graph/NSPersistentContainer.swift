// SPDX-License-Identifier: MIT

import Foundation

/// A store for a model, with its contexts. The store is in memory, so no data is kept after the program ends.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // Everything is constant except the descriptions, which are set before the stores are loaded.
  /// The name.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The store.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context for views, which uses the main queue.
  public let viewContext: NSManagedObjectContext
  /// The descriptions of the requested stores.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a store for the model that was generated from the model file with the given name. If there is no such
  /// file, the store has no entities.
  public convenience init(name: String) {
    let model = GeneratedModels.model(named: name)
    if model == nil { NSLog("This program contains no model named %@.xcdatamodeld.", name) }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// Creates a store for a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let place = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: place)]
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    viewContext.name = "viewContext"
  }

  /// Returns the default folder for stores. No files are written to this folder.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// Creates the requested stores, which are empty.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Creates a context with a private queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block asynchronously with a separate context.
  public func performBackgroundTask(_ block: sending @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a separate context and returns the block's result or throws its error.
  nonisolated(nonsending) public func performBackgroundTask<T, Failure: Error>(
    _ block: sending @escaping (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> T in try block(context) }
  }
}

/// A store that apps on Apple's systems synchronize with the cloud. In a11ynav, the store is in memory and is not
/// synchronized.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  // This subclass adds no state of its own.
  /// A notification that Apple's systems post when a container is synchronized with the cloud; a11ynav never posts it.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification"
  )
}

/// An in-memory store.
open class NSPersistentStore: NSObject {
  /// The requested type.
  public let type: String
  /// The requested location of the store; no data is stored there.
  open var url: URL?
  /// The store's identifier.
  public let identifier: String? = UUID().uuidString
  /// Information about the store.
  open var metadata: [String: Any]? = [:]

  init(type: String, url: URL?) {
    self.type = type
    self.url = url
  }
}
