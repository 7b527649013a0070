// SPDX-License-Identifier: MIT

// Made from Surface/A11yViewFeatures.rows by `make surface`.

import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation
import Observation
import OpenCombine

extension AppStorage {
  /// Stores a Boolean under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .bool)
  }

  /// Stores an integer under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .int)
  }

  /// Stores a number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(wrappedValue, key, store, .double) }

  /// Stores a string under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(wrappedValue, key, store, .string) }

  /// Stores a URL under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .url)
  }

  /// Stores data under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .data)
  }

  /// Stores a date under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store, .date)
  }

  /// Stores the value under a key, as its integer raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .raw(.int))
  }

  /// Stores the value under a key, as its string raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .raw(.string))
  }

  /// Stores the value under a key, as its string raw value, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String { self.init(nil, key, store, .optional(.raw(.string))) }

  /// Stores the value under a key, as its integer raw value, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int { self.init(nil, key, store, .optional(.raw(.int))) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Stores a Boolean under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, .optional(.bool))
  }

  /// Stores an integer under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, .optional(.int))
  }

  /// Stores a number under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, .optional(.double))
  }

  /// Stores a string under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, .optional(.string))
  }

  /// Stores a URL under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, .optional(.url))
  }

  /// Stores data under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, .optional(.data))
  }

  /// Stores a date under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, .optional(.date))
  }
}

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
  where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key, .raw(.int)) }

  /// Stores the value under a key, as its string raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string))
  }

  /// Stores the value under a key, as its string raw value, or nothing.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(nil, key, .optional(.raw(.string)))
  }

  /// Stores the value under a key, as its integer raw value, or nothing.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(nil, key, .optional(.raw(.int)))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Stores a Boolean under a key, or nothing.
  public init(_ key: String) where Value == Bool? { self.init(nil, key, .optional(.bool)) }

  /// Stores an integer under a key, or nothing.
  public init(_ key: String) where Value == Int? { self.init(nil, key, .optional(.int)) }

  /// Stores a number under a key, or nothing.
  public init(_ key: String) where Value == Double? { self.init(nil, key, .optional(.double)) }

  /// Stores a string under a key, or nothing.
  public init(_ key: String) where Value == String? { self.init(nil, key, .optional(.string)) }

  /// Stores a URL under a key, or nothing.
  public init(_ key: String) where Value == URL? { self.init(nil, key, .optional(.url)) }

  /// Stores data under a key, or nothing.
  public init(_ key: String) where Value == Data? { self.init(nil, key, .optional(.data)) }

  /// Stores a date under a key, or nothing.
  public init(_ key: String) where Value == Date? { self.init(nil, key, .optional(.date)) }
}

extension Diagnostic.Kind {
  /// The value stored under a key has another type.
  public static let unreadableStorage = Self(rawValue: "unreadableStorage")
}

extension View {
  /// Sets the default store for `@AppStorage` inside the view.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
