// SPDX-License-Identifier: MIT

import Foundation

/// What is said of a mark: where it is, then how much, then of which series.
///
/// "When navigating charts, VoiceOver speaks the description and value" (WWDC 2022, Hello Swift
/// Charts). A place is what a mark has beside a number: a day, a name.
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

  /// The place and the amount. Of two numbers, the first is the place; a mark with one value, such
  /// as a rule, has no place.
  static func parts(of mark: Mark) -> (place: Plotted?, amount: Plotted?) {
    if let angle = mark.angle { return (nil, angle) }
    guard let x = mark.x, let y = mark.y else { return (nil, mark.x ?? mark.y) }
    return x.isNumeric && !y.isNumeric ? (y, x) : (x, y)
  }
}
