// SPDX-License-Identifier: MIT

// Made from Surface/A11yViewFeatures.rows by `make surface`.

import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation
import Observation
import OpenCombine

/// A key for a value that views pass up to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The default value, for when no view sets one.
  static var defaultValue: Value { get }
  /// Combines the values of two views, of which the second comes later.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value, which is `nil`.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Places a view built from a preference's default value over this view. Values that cannot be
  /// compared, such as locations, are not passed up.
  @_disfavoredOverload nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { TupleView((self, transform(Key.defaultValue))) }

  /// Places a view built from a preference's default value behind this view. Values that cannot be
  /// compared, such as locations, are not passed up.
  @_disfavoredOverload
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { TupleView((transform(Key.defaultValue), self)) }
}
