// SPDX-License-Identifier: MIT

import A11yTree

extension Frame {
  /// Parses a frame in the form `x,y,width,height`. A negative size becomes zero.
  init?(list: String) {
    let numbers = list.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.drop { $0 == " " })
    }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], [x, y, width, height].allSatisfy(\.isFinite)
    else { return nil }
    self.init(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }

  /// Creates a frame from its edges. A negative size becomes zero.
  init?(left: Double, top: Double, right: Double, bottom: Double) {
    guard [left, top, right, bottom].allSatisfy(\.isFinite) else { return nil }
    self.init(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}
