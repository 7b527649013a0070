// SPDX-License-Identifier: MIT

import Foundation

/// The description of which objects to fetch and in which order.
struct FetchPlan {
  /// How the entity is specified.
  enum Target {
    case entity(NSEntityDescription)
    case named(String)
    case objects(of: NSManagedObject.Type)
    case nothing
  }

  var target = Target.nothing
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor] = []
  var limit = 0
  var offset = 0
  var includesSubentities = true
  var includesPendingChanges = true

  /// Returns the plan's entity from a model.
  func entity(in model: NSManagedObjectModel?) throws -> NSEntityDescription {
    switch target {
    case .entity(let entity):
      return entity.name.flatMap { model?.entitiesByName[$0] } ?? entity
    case .named(let name):
      guard let entity = model?.entitiesByName[name] else {
        throw CoreDataError.missingEntity(name)
      }
      return entity
    case .objects(let type):
      guard let entity = model?.entity(of: type) ?? ModelsInUse.entity(of: type) else {
        throw CoreDataError.missingEntity("for the class \(type)")
      }
      return entity
    case .nothing: throw CoreDataError.missingTarget
    }
  }
}
