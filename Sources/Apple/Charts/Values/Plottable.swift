// SPDX-License-Identifier: MIT

import Foundation

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// Creates a value from its raw value.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

/// A plottable value, in the form that a chart stores.
public enum _PlottedValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A date.
  case date(Date)
  /// A category.
  case category(String)
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The plottable value as a number.
  public var _plotted: _PlottedValue { .number(Double(self)) }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The plottable value as a number.
  public var _plotted: _PlottedValue { .number(Double(self)) }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The plottable value as a number.
  public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
}

extension Date: PrimitivePlottableProtocol {
  /// The plottable value as a date.
  public var _plotted: _PlottedValue { .date(self) }
}

extension String: PrimitivePlottableProtocol {
  /// The plottable value as a category.
  public var _plotted: _PlottedValue { .category(self) }
}
