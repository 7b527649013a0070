// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation
import Synchronization

/// The values that `@SceneStorage` stores for a single window.
///
/// The environment passes these values to the window's views as `sceneStorage`. The stored values are saved as ``data``
/// and can be restored from that property. The stored values can be accessed from any thread.
public final class SceneStorageValues: Sendable {
  private let values: Mutex<[String: StoredValue]>

  /// Creates an empty storage for a new window.
  public init() { values = Mutex([:]) }

  /// Creates the storage for a restored window from its saved ``data``.
  ///
  /// - Throws: `DecodingError` if `data` has a different format.
  public convenience init(data: Data) throws {
    self.init()
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    let read = try decoder.decode([String: StoredValue].self, from: data)
    values.withLock { $0 = read }
  }

  /// All stored values, encoded as a JSON object with its keys in alphabetical order.
  public var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    // Strings, numbers, Booleans, dates and data can always be encoded.
    return (try? encoder.encode(values.withLock { $0 })) ?? Data("{}".utf8)
  }

  /// Whether the storage is empty.
  public var isEmpty: Bool { values.withLock { $0.isEmpty } }
}

extension SceneStorageValues: StorageBackend {
  package func storedValue(forKey key: String) -> StoredValue? { values.withLock { $0[key] } }
  package func store(_ value: StoredValue?, forKey key: String) {
    values.withLock { $0[key] = value }
  }
}

private enum SceneStorageKey: EnvironmentKey {
  static var defaultValue: SceneStorageValues? { nil }
}

extension EnvironmentValues {
  /// The storage for the enclosing window, or `nil` if the host's own storage is used.
  package var sceneStorage: SceneStorageValues? {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}
