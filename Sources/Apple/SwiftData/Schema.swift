// SPDX-License-Identifier: MIT

import Foundation

/// The types of models that a store keeps.
public struct Schema: @unchecked Sendable {
  // Immutable; the compiler does not take types of a protocol for sendable.
  let models: [any PersistentModel.Type]

  /// Creates a schema.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    models = types
  }

  /// How objects belong together.
  public struct Relationship {
    /// How objects belong together.
    public struct Option: Hashable, Sendable {
      /// The other object is unique.
      public static let unique = Option()
    }

    /// What a deletion does with related objects.
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }

    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?

    /// Describes a relationship.
    public init(
      _ options: Option...,
      deleteRule: DeleteRule = .nullify,
      minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0,
      originalName: String? = nil,
      inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.inverse = inverse
    }
  }
}
