// SPDX-License-Identifier: MIT

// Made from Surface/A11yViewFeatures.rows by `make surface`.

import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation
import Observation
import OpenCombine

extension AppStorage {
  /// Creates a wrapper that stores a Boolean under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .bool)
  }

  /// Creates a wrapper that stores an integer under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .int)
  }

  /// Creates a wrapper that stores a number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(wrappedValue, key, store, .double) }

  /// Creates a wrapper that stores a string under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(wrappedValue, key, store, .string) }

  /// Creates a wrapper that stores a URL under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .url)
  }

  /// Creates a wrapper that stores data under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .data)
  }

  /// Creates a wrapper that stores a date under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store, .date)
  }

  /// Creates a wrapper that stores the value under a key as its integer raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .raw(.int))
  }

  /// Creates a wrapper that stores the value under a key as its string raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .raw(.string))
  }

  /// Creates a wrapper that stores the value, or nothing, under a key as its string raw value.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String { self.init(nil, key, store, .optional(.raw(.string))) }

  /// Creates a wrapper that stores the value, or nothing, under a key as its integer raw value.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int { self.init(nil, key, store, .optional(.raw(.int))) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a wrapper that stores a Boolean, or nothing, under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, .optional(.bool))
  }

  /// Creates a wrapper that stores an integer, or nothing, under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, .optional(.int))
  }

  /// Creates a wrapper that stores a number, or nothing, under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, .optional(.double))
  }

  /// Creates a wrapper that stores a string, or nothing, under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, .optional(.string))
  }

  /// Creates a wrapper that stores a URL, or nothing, under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, .optional(.url))
  }

  /// Creates a wrapper that stores data, or nothing, under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, .optional(.data))
  }

  /// Creates a wrapper that stores a date, or nothing, under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, .optional(.date))
  }
}

extension SceneStorage {
  /// Creates a wrapper that stores a Boolean under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .bool)
  }

  /// Creates a wrapper that stores an integer under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .int)
  }

  /// Creates a wrapper that stores a number under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .double)
  }

  /// Creates a wrapper that stores a string under a key.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .string)
  }

  /// Creates a wrapper that stores a URL under a key.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  /// Creates a wrapper that stores data under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .data)
  }

  /// Creates a wrapper that stores a date under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key, .date)
  }

  /// Creates a wrapper that stores the value under a key as its integer raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key, .raw(.int)) }

  /// Creates a wrapper that stores the value under a key as its string raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string))
  }

  /// Creates a wrapper that stores the value, or nothing, under a key as its string raw value.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(nil, key, .optional(.raw(.string)))
  }

  /// Creates a wrapper that stores the value, or nothing, under a key as its integer raw value.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(nil, key, .optional(.raw(.int)))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a wrapper that stores a Boolean, or nothing, under a key.
  public init(_ key: String) where Value == Bool? { self.init(nil, key, .optional(.bool)) }

  /// Creates a wrapper that stores an integer, or nothing, under a key.
  public init(_ key: String) where Value == Int? { self.init(nil, key, .optional(.int)) }

  /// Creates a wrapper that stores a number, or nothing, under a key.
  public init(_ key: String) where Value == Double? { self.init(nil, key, .optional(.double)) }

  /// Creates a wrapper that stores a string, or nothing, under a key.
  public init(_ key: String) where Value == String? { self.init(nil, key, .optional(.string)) }

  /// Creates a wrapper that stores a URL, or nothing, under a key.
  public init(_ key: String) where Value == URL? { self.init(nil, key, .optional(.url)) }

  /// Creates a wrapper that stores data, or nothing, under a key.
  public init(_ key: String) where Value == Data? { self.init(nil, key, .optional(.data)) }

  /// Creates a wrapper that stores a date, or nothing, under a key.
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
