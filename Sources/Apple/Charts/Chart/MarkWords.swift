// SPDX-License-Identifier: MIT

import Foundation

/// The words for a mark, which are its position, its amount and its series, in this order.
///
/// Source: "When navigating charts, VoiceOver speaks the description and value" (WWDC 2022, Hello Swift Charts). A
/// position is the non-numeric value of a mark, such as a day or a name.
struct MarkWords {
  let label: String
  let value: String

  init(_ mark: Mark, in style: PlottedWords) {
    let series = mark.series.map { $0.words(in: style) }
    let (place, amount) = Self.parts(of: mark)
    let words = place?.words(in: style)
    let named = words ?? series.first ?? amount?.name ?? ""
    var values = [amount?.words(in: style)].compactMap(\.self)
    for name in series where name != named && !values.contains(name) { values.append(name) }
    label = mark.label ?? named
    value = mark.value ?? values.joined(separator: ", ")
  }

  /// Returns the values that represent a mark's position and amount. If both values are numbers, the first value is the
  /// position. A mark with only one value, such as a rule, has no position.
  static func parts(of mark: Mark) -> (place: Plotted?, amount: Plotted?) {
    if let angle = mark.angle { return (nil, angle) }
    guard let x = mark.x, let y = mark.y else { return (nil, mark.x ?? mark.y) }
    return x.isNumeric && !y.isNumeric ? (y, x) : (x, y)
  }
}
