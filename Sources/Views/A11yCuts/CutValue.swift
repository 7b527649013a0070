// SPDX-License-Identifier: MIT

import A11yUI
import Foundation
import SwiftUI

/// The error that is thrown by a function whose body cannot be built on this system.
public struct _CutError: Error, CustomStringConvertible {
  private let name: String

  /// Creates an error, and reports the cut.
  ///
  /// - Parameter name: The name that is not available.
  public init(_ name: String) {
    self.name = name
    Diagnostic.post(cut: name)
  }

  /// The message.
  public var description: String { "\(name) is not available here" }
}

/// Replaces a statement that cannot be built on this system, and reports the cut.
///
/// - Parameter name: The name that is not available.
public func _cutStatement(_ name: String) { Diagnostic.post(cut: name) }

// Each function replaces a value that cannot be built, by an empty value of the type that the context requires. There
// is none for an arbitrary type, because such a value could only trap.

/// Replaces an optional value by `nil`.
public func _cut<T>(_ name: String) -> T? {
  Diagnostic.post(cut: name)
  return nil
}

/// Replaces an array by an empty one.
@_disfavoredOverload
public func _cut<T>(_ name: String) -> [T] {
  Diagnostic.post(cut: name)
  return []
}

/// Replaces a dictionary by an empty one.
public func _cut<K: Hashable, V>(_ name: String) -> [K: V] {
  Diagnostic.post(cut: name)
  return [:]
}

/// Replaces a set by an empty one.
public func _cut<T: Hashable>(_ name: String) -> Set<T> {
  Diagnostic.post(cut: name)
  return []
}

/// Replaces text by an empty one.
public func _cut(_ name: String) -> String {
  Diagnostic.post(cut: name)
  return ""
}

/// Replaces a condition by `false`.
public func _cut(_ name: String) -> Bool {
  Diagnostic.post(cut: name)
  return false
}

/// Replaces a number by zero.
public func _cut(_ name: String) -> Int {
  Diagnostic.post(cut: name)
  return 0
}

/// Replaces a number by zero.
public func _cut(_ name: String) -> Double {
  Diagnostic.post(cut: name)
  return 0
}

/// Replaces a number by zero.
public func _cut(_ name: String) -> CGFloat {
  Diagnostic.post(cut: name)
  return 0
}

/// Replaces a number by zero.
public func _cut(_ name: String) -> Float {
  Diagnostic.post(cut: name)
  return 0
}

/// Replaces data by none.
public func _cut(_ name: String) -> Data {
  Diagnostic.post(cut: name)
  return Data()
}

/// Replaces a date by the reference date.
public func _cut(_ name: String) -> Date {
  Diagnostic.post(cut: name)
  return Date(timeIntervalSinceReferenceDate: 0)
}

/// Replaces an address by one of an empty file.
public func _cut(_ name: String) -> URL {
  Diagnostic.post(cut: name)
  return URL(fileURLWithPath: "/dev/null")
}

/// Replaces a color by a transparent one.
public func _cut(_ name: String) -> Color {
  Diagnostic.post(cut: name)
  return .clear
}

/// Replaces a view by a placeholder.
public func _cut(_ name: String) -> AnyView { AnyView(_CutView(name)) }

/// A type that stands in for one that is not available on this system.
///
/// It has the conformances that types with such a property need, so that these keep theirs.
public protocol _CutType: Hashable, Codable, Sendable {
  /// Creates an empty value.
  init()
}

/// Replaces a value of a type that is not available.
public func _cut<T: _CutType>(_ name: String) -> T {
  Diagnostic.post(cut: name)
  return T()
}

/// Replaces a value that is not used.
@_disfavoredOverload
public func _cut(_ name: String) { Diagnostic.post(cut: name) }
