@_spi(Nodes) import A11yViewGraph
import Foundation
import Synchronization

/// What `@SceneStorage` keeps for one window.
///
/// It is handed to the window's views through the environment (`sceneStorage`), written down with
/// ``data`` and made again from that. It may be used on any thread.
public final class SceneStorageValues: Sendable {
  private let values: Mutex<[String: StoredValue]>

  /// Makes the values of a new window: none.
  public init() { values = Mutex([:]) }

  /// Makes the values of a restored window, from what ``data`` was.
  ///
  /// - Throws: `DecodingError` if it is nothing that ``data`` gives.
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
    // Text, numbers and bytes can always be encoded.
    return (try? encoder.encode(values.withLock { $0 })) ?? Data("{}".utf8)
  }

  /// Whether nothing is kept.
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
  /// What is kept for the window around; `nil` where a host keeps it by itself.
  package var sceneStorage: SceneStorageValues? {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}
