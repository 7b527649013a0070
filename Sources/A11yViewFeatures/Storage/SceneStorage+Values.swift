@_spi(Nodes) import A11yViewGraph
import Foundation

// What can be stored, each with the value that it has while nothing is.
extension SceneStorage {
  /// Stores a truth value under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .bool)
  }

  /// Stores a whole number under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .int)
  }

  /// Stores a number under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .double)
  }

  /// Stores a text under a key.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .string)
  }

  /// Stores an address under a key.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  /// Stores bytes under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .data)
  }

  /// Stores a date under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key, .date)
  }

  /// Stores a whole number that stands for the value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(.int))
  }

  /// Stores a text that stands for the value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string))
  }
}

// Nothing is stored while the value is `nil`.
extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Stores a truth value under a key, or nothing.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, .optional(.bool))
  }

  /// Stores a whole number under a key, or nothing.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, .optional(.int))
  }

  /// Stores a number under a key, or nothing.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, .optional(.double))
  }

  /// Stores a text under a key, or nothing.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, .optional(.string))
  }

  /// Stores an address under a key, or nothing.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, .optional(.url))
  }

  /// Stores bytes under a key, or nothing.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, .optional(.data))
  }

  /// Stores a date under a key, or nothing.
  public init(_ key: String) where Value == Date? {
    self.init(nil, key, .optional(.date))
  }
}

extension SceneStorage {
  /// Stores a text that stands for the value, or nothing.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, .optional(.raw(.string)))
  }

  /// Stores a whole number that stands for the value, or nothing.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, .optional(.raw(.int)))
  }
}
