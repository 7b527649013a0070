// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension Formatter {
  /// Returns the value that a string represents, or `nil` if the formatter cannot parse a value of the required type
  /// from the string.
  package func value<V>(of text: String, as type: V.Type) -> V? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)?.value(as: type)
    case let dates as DateFormatter: dates.date(from: text) as? V
    default: text as? V
    }
  }
}

extension NSNumber {
  /// Returns the number as a value of a Swift type, because casting alone does not convert an `NSNumber` on Linux.
  func value<V>(as type: V.Type) -> V? {
    switch type {
    case is Int.Type, is Int?.Type: Int(exactly: doubleValue) as? V
    case is Double.Type, is Double?.Type: doubleValue as? V
    case is Float.Type, is Float?.Type: floatValue as? V
    case is Decimal.Type, is Decimal?.Type: decimalValue as? V
    default: self as? V
    }
  }
}
