// SPDX-License-Identifier: MIT

import Foundation

/// A store of a model with its contexts. It is in memory: nothing is kept after the program ends.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // All but the descriptions is constant; those are set before the stores are loaded.
  /// The name.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The store.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of views, for the main queue.
  public let viewContext: NSManagedObjectContext
  /// How the stores are asked for.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a store of the model that was generated from the file of a name. Without such a file the
  /// store has no entities.
  public convenience init(name: String) {
    let model = GeneratedModels.model(named: name)
    if model == nil { NSLog("There is no model %@.xcdatamodeld in this program.", name) }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// Creates a store of a model.
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

  /// Where stores would be. Nothing is written there.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// Makes the stores that were asked for, which are empty.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Creates a context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a context of its own, later.
  public func performBackgroundTask(_ block: sending @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a context of its own, and gives back what it returns or throws.
  nonisolated(nonsending) public func performBackgroundTask<T, Failure: Error>(
    _ block: sending @escaping (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> T in try block(context) }
  }
}

/// A store that apps copy to a cloud. Here it is in memory, and copied nowhere.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  // It adds no state of its own.
  /// Something that the container does in the cloud. It never does.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification"
  )
}

/// A store in memory.
open class NSPersistentStore: NSObject {
  /// The type that was asked for.
  public let type: String
  /// The place that was asked for. Nothing is there.
  open var url: URL?
  /// Tells the store apart from others.
  public let identifier: String? = UUID().uuidString
  /// What is known about the store.
  open var metadata: [String: Any]? = [:]

  init(type: String, url: URL?) {
    self.type = type
    self.url = url
  }
}
