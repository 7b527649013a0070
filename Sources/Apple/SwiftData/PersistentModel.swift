// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// A class that a model context can keep: what `@Model` makes of a class.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// What the context knows about an object.
  var _modelRecord: _ModelRecord { get }
  /// The stored variables.
  static var schemaProperties: [_ModelProperty] { get }
}

extension PersistentModel {
  /// The identity of the object.
  public var persistentModelID: PersistentIdentifier { _modelRecord.identifier }
  /// The identity of the object.
  public var id: PersistentIdentifier { persistentModelID }
  /// The context that keeps the object; `nil` if none does.
  public var modelContext: ModelContext? { _modelRecord.context }
  /// Whether the object was deleted.
  public var isDeleted: Bool { _modelRecord.isDeleted }
  /// Whether the object was inserted or changed, and that is not saved.
  public var hasChanges: Bool { _modelRecord.hasChanges }

  /// Whether both are the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A stored variable of a model.
public struct _ModelProperty {
  let name: String
  let keyPath: AnyKeyPath
  let attributes: [Schema.Attribute.Option]
  let relationship: Schema.Relationship?

  /// Reads the variable's value, and returns what sets it again.
  let snapshot: (AnyObject) -> () -> Void

  /// Describes a variable.
  public init<Model: PersistentModel, Value>(
    _ name: String,
    _ keyPath: ReferenceWritableKeyPath<Model, Value>,
    attribute: Schema.Attribute? = nil,
    relationship: Schema.Relationship? = nil
  ) {
    self.name = name
    self.keyPath = keyPath
    attributes = attribute?.options ?? []
    self.relationship = relationship
    snapshot = { object in
      guard let model = object as? Model else { return {} }
      let value = model[keyPath: keyPath]
      return { model[keyPath: keyPath] = value }
    }
  }
}
