// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation
import Synchronization

/// The values that `@SceneStorage` keeps for one window.
///
/// The environment passes it to the window's views (`sceneStorage`). It is saved as ``data`` and
/// restored from that. It may be used on any thread.
public final class SceneStorageValues: Sendable {
  private let values: Mutex<[String: StoredValue]>

  /// Creates the values of a new window: none.
  public init() { values = Mutex([:]) }

  /// Creates the values of a restored window from saved ``data``.
  ///
  /// - Throws: `DecodingError` if `data` has another form.
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

  /// All values, as JSON: an object with a member for each key, in alphabetical order.
  public var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    // Text, numbers and data can always be encoded.
    return (try? encoder.encode(values.withLock { $0 })) ?? Data("{}".utf8)
  }

  /// Whether nothing is stored.
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
  /// The storage of the window around; `nil` if the host has its own.
  package var sceneStorage: SceneStorageValues? {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}
