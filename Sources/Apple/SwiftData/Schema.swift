// SPDX-License-Identifier: MIT

import Foundation

/// The types of the models that a store can contain.
public struct Schema: @unchecked Sendable {
  // The array is immutable, but the compiler does not treat metatypes of a protocol as sendable.
  let models: [any PersistentModel.Type]

  /// Creates a schema.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    models = types
  }
}
