// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// The conversion between a type's values and the form in which they are stored.
package struct StoredForm<Value> {
  /// A closure that converts a stored value, or returns `nil` if the stored value has another type.
  package let read: (StoredValue) -> Value?
  /// A closure that converts a value to its stored form, or returns `nil` if nothing should be stored.
  package let write: (Value) -> StoredValue?
}

extension StoredForm {
  /// Returns the conversion for an optional type, which stores nothing for `nil`.
  package static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> Self
  where Value == Wrapped? {
    Self(
      read: { stored in form.read(stored).map { $0 } },
      write: { value in value.flatMap(form.write) }
    )
  }

  /// The conversion for a type whose values cannot be stored.
  package static var none: Self { Self(read: { _ in nil }, write: { _ in nil }) }

  /// Returns the conversion for a type with raw values.
  package static func raw<Raw>(_ form: StoredForm<Raw>) -> Self
  where Value: RawRepresentable, Value.RawValue == Raw {
    Self(
      read: { stored in form.read(stored).flatMap(Value.init(rawValue:)) },
      write: { form.write($0.rawValue) }
    )
  }
}

// As in a property list, a number can be read as either an integer or a floating-point number if no precision is lost.
extension StoredForm<Bool> {
  package static var bool: Self {
    Self(
      read: { stored in
        switch stored.number {
        case 0: false
        case 1: true
        default: nil
        }
      },
      write: { .bool($0) }
    )
  }
}

extension StoredForm<Int> {
  package static var int: Self {
    Self(
      read: { stored in
        if case .int(let value) = stored { return value }
        return stored.number.flatMap { Int(exactly: $0) }
      },
      write: { .int($0) }
    )
  }
}

extension StoredForm<Double> {
  package static var double: Self { Self(read: \.number, write: { .double($0) }) }
}

extension StoredForm<String> {
  package static var string: Self {
    Self(
      read: { if case .string(let value) = $0 { value } else { nil } },
      write: { .string($0) }
    )
  }
}

extension StoredForm<Data> {
  package static var data: Self {
    Self(read: { if case .data(let value) = $0 { value } else { nil } }, write: { .data($0) })
  }
}

extension StoredForm<Date> {
  package static var date: Self {
    Self(read: { if case .date(let value) = $0 { value } else { nil } }, write: { .date($0) })
  }
}

extension StoredForm<URL> {
  /// The conversion for a URL.
  ///
  /// A file URL is stored as its path, as `UserDefaults.url(forKey:)` expects. Other URLs are stored as text. The
  /// `UserDefaults` methods for URLs are not used, because on Linux the setter reduces a URL to its path, and the
  /// getter crashes on unexpected data.
  package static var url: Self {
    Self(
      read: { stored in
        guard case .string(let text) = stored, !text.isEmpty else { return nil }
        if text.hasPrefix("/") { return URL(fileURLWithPath: text) }
        if text.hasPrefix("~") {
          return URL(fileURLWithPath: NSString(string: text).expandingTildeInPath)
        }
        return URL(string: text)
      },
      write: { .string($0.isFileURL ? $0.path : $0.absoluteString) }
    )
  }
}
