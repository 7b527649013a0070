// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// A stored variable of a model.
public struct _ModelProperty {
  let name: String
  let keyPath: AnyKeyPath
  let attributes: [Schema.Attribute.Option]
  let relationship: Schema.Relationship?

  /// A closure that reads the variable's value and returns a closure that restores this value.
  let snapshot: (AnyObject) -> () -> Void

  /// Creates the description of a variable.
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
