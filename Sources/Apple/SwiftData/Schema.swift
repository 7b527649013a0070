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

  /// A version of a schema.
  public struct Version: Hashable, Sendable {
    let numbers: [Int]
    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
  }

  /// How a variable is kept.
  public struct Attribute {
    /// How a variable is kept.
    public struct Option: Hashable, Sendable {
      let name: String
      /// No two objects have the same value: the newer one replaces the older.
      public static let unique = Option(name: "unique")
      /// It is kept outside the store. Accepted: everything is in memory.
      public static let externalStorage = Option(name: "externalStorage")
      /// It is encrypted. Accepted: everything is in memory.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// It is kept after a deletion. Accepted.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// It is not kept. Accepted: everything is in memory.
      public static let ephemeral = Option(name: "ephemeral")
      /// It can be searched from outside. Accepted.
      public static let spotlight = Option(name: "spotlight")
    }

    let options: [Option]

    /// Describes a variable.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
    }
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
