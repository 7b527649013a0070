// SPDX-License-Identifier: MIT

import A11yUI
import Foundation
import SwiftUI

/// The error that a function throws if its body cannot be compiled on this system.
public struct _CutError: Error, CustomStringConvertible {
  private let name: String

  /// Creates an error and reports the name of the API that is not available.
  ///
  /// - Parameter name: The name that is not available.
  public init(_ name: String) {
    self.name = name
    Diagnostic.post(cut: name)
  }

  /// The message.
  public var description: String { "\(name) is not available here" }
}

/// Replaces a statement that cannot be compiled on this system, and reports the name of the API that is not available.
///
/// - Parameter name: The name that is not available.
public func _cutStatement(_ name: String) { Diagnostic.post(cut: name) }

// Each function stands in for a value that cannot be built, and returns an empty value of the type that the context
// requires. No function exists for arbitrary types, because such a function could only trap.

/// Replaces an optional value with `nil`.
public func _cut<T>(_ name: String) -> T? {
  Diagnostic.post(cut: name)
  return nil
}

/// Replaces an array with an empty array.
@_disfavoredOverload
public func _cut<T>(_ name: String) -> [T] {
  Diagnostic.post(cut: name)
  return []
}

/// Replaces a dictionary with an empty dictionary.
public func _cut<K: Hashable, V>(_ name: String) -> [K: V] {
  Diagnostic.post(cut: name)
  return [:]
}

/// Replaces a set with an empty set.
public func _cut<T: Hashable>(_ name: String) -> Set<T> {
  Diagnostic.post(cut: name)
  return []
}

/// Replaces a string with an empty string.
public func _cut(_ name: String) -> String {
  Diagnostic.post(cut: name)
  return ""
}

/// Replaces a condition with `false`.
public func _cut(_ name: String) -> Bool {
  Diagnostic.post(cut: name)
  return false
}

/// Replaces a number with zero.
public func _cut(_ name: String) -> Int {
  Diagnostic.post(cut: name)
  return 0
}

/// Replaces a number with zero.
public func _cut(_ name: String) -> Double {
  Diagnostic.post(cut: name)
  return 0
}

/// Replaces a number with zero.
public func _cut(_ name: String) -> CGFloat {
  Diagnostic.post(cut: name)
  return 0
}

/// Replaces a number with zero.
public func _cut(_ name: String) -> Float {
  Diagnostic.post(cut: name)
  return 0
}

/// Replaces data with empty data.
public func _cut(_ name: String) -> Data {
  Diagnostic.post(cut: name)
  return Data()
}

/// Replaces a date with the reference date.
public func _cut(_ name: String) -> Date {
  Diagnostic.post(cut: name)
  return Date(timeIntervalSinceReferenceDate: 0)
}

/// Replaces a URL with the URL of an empty file.
public func _cut(_ name: String) -> URL {
  Diagnostic.post(cut: name)
  return URL(fileURLWithPath: "/dev/null")
}

/// Replaces a color with a transparent color.
public func _cut(_ name: String) -> Color {
  Diagnostic.post(cut: name)
  return .clear
}

/// Replaces a view with a placeholder.
public func _cut(_ name: String) -> AnyView { AnyView(_CutView(name)) }

/// A stand-in for a type that is not available on this system.
///
/// The protocol inherits `Hashable`, `Codable` and `Sendable`, so that a type that contains a stand-in can still
/// conform to these protocols.
public protocol _CutType: Hashable, Codable, Sendable {
  /// Creates an empty value of the stand-in type.
  init()
}

/// Replaces a value whose type is not available with an empty value of the stand-in type.
public func _cut<T: _CutType>(_ name: String) -> T {
  Diagnostic.post(cut: name)
  return T()
}

/// Replaces an unused expression.
@_disfavoredOverload
public func _cut(_ name: String) { Diagnostic.post(cut: name) }
