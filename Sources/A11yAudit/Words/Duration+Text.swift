// SPDX-License-Identifier: MIT

extension Duration {
  /// The time in seconds with at most one decimal place, such as `2.5 s`.
  var text: String {
    let tenths = Int((self / .milliseconds(100)).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }
}
