// SPDX-License-Identifier: MIT

import A11yPreviews
import Foundation
import Synchronization

/// The set of entities in a store.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  // The properties are not protected, because a model is created before it is used and its entities are
  // constant from then on.
  private var byName: [String: NSEntityDescription] = [:]
  private var byClass: [ObjectIdentifier: NSEntityDescription] = [:]
  /// The model's fetch requests, by name.
  open private(set) var fetchRequestTemplatesByName: [String: NSPersistentStoreRequest] = [:]
  /// The identifiers that distinguish the model's versions.
  open var versionIdentifiers: Set<AnyHashable> = []

  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      byClass = [:]
      byName = [:]
      for entity in entities {
        entity.belong(to: self)
        byName[entity.name ?? ""] = entity
      }
    }
  }

  /// The entities by name.
  open var entitiesByName: [String: NSEntityDescription] { byName }

  /// Creates a model without entities.
  public override init() {}

  /// Creates the model that was generated from the model file at a URL, or returns `nil` if there is no such model.
  public convenience init?(contentsOf url: URL) {
    self.init(named: url.deletingPathExtension().lastPathComponent)
  }

  private convenience init?(named name: String) {
    guard let generated = GeneratedModels.model(named: name) else { return nil }
    self.init()
    entities = generated.entities
  }

  /// Returns all models that were generated for the program, merged into a single model.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    GeneratedModels.all.isEmpty ? nil : NSManagedObjectModel(byMerging: GeneratedModels.all)
  }

  /// Creates a model with the entities of other models.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = (models ?? []).flatMap(\.entities)
  }

  /// Returns the entity whose objects have a given class.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    if let known = byClass[ObjectIdentifier(type)] { return known }
    let found = entities.first { $0.isOf(type) }
    found?.meet(type)
    byClass[ObjectIdentifier(type)] = found
    return found
  }
}

/// A model that a program can find by name, defined by code that `a11ynav init` has written.
public protocol _GeneratedModel {
  /// The name of the model file.
  static var _modelName: String { get }
  /// Creates the model.
  static func _makeModel() -> NSManagedObjectModel
}

/// The models generated for the program. Each model is created only once.
enum GeneratedModels {
  static let all: [NSManagedObjectModel] = named.map(\.model)

  private static let named: [(name: String, model: NSManagedObjectModel)] = ConformingTypes.all(
    ofProtocolNamed: "_GeneratedModel"
  ).found.compactMap { $0 as? any _GeneratedModel.Type }.map { ($0._modelName, $0._makeModel()) }

  static func model(named name: String) -> NSManagedObjectModel? {
    named.first { $0.name == name }?.model
  }
}

/// The models that a program's containers use, which are searched for the entities of classes.
enum ModelsInUse {
  private static let models = Mutex<[NSManagedObjectModel]>([])

  static func add(_ model: NSManagedObjectModel) {
    models.withLock { if !$0.contains(where: { $0 === model }) { $0.append(model) } }
  }

  /// Returns the entity of a class, searching the models in use and then the generated models.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let used = models.withLock(\.self)
    return (used + GeneratedModels.all).lazy.compactMap { $0.entity(of: type) }.first
  }
}
