// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

// The types that can be stored, each with the value it has while nothing is stored.
extension SceneStorage {
  /// Stores a Boolean under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .bool)
  }

  /// Stores an integer under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .int)
  }

  /// Stores a number under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .double)
  }

  /// Stores a string under a key.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .string)
  }

  /// Stores a URL under a key.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  /// Stores data under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .data)
  }

  /// Stores a date under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key, .date)
  }

  /// Stores the value under a key, as its integer raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(.int))
  }

  /// Stores the value under a key, as its string raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string))
  }
}

// Nothing is stored while the value is `nil`.
extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Stores a Boolean under a key, or nothing.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, .optional(.bool))
  }

  /// Stores an integer under a key, or nothing.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, .optional(.int))
  }

  /// Stores a number under a key, or nothing.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, .optional(.double))
  }

  /// Stores a string under a key, or nothing.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, .optional(.string))
  }

  /// Stores a URL under a key, or nothing.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, .optional(.url))
  }

  /// Stores data under a key, or nothing.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, .optional(.data))
  }

  /// Stores a date under a key, or nothing.
  public init(_ key: String) where Value == Date? {
    self.init(nil, key, .optional(.date))
  }
}

extension SceneStorage {
  /// Stores the value under a key, as its string raw value, or nothing.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, .optional(.raw(.string)))
  }

  /// Stores the value under a key, as its integer raw value, or nothing.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, .optional(.raw(.int)))
  }
}
