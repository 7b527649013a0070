// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

extension JSONTape {
  /// Reads a document that consists of one JSON value.
  static func reading(_ text: [UInt8]) throws(DocumentError) -> JSONNode {
    do {
      return try JSONTape(text).root
    } catch {
      throw DocumentError(error.message, at: error.offset, of: text)
    }
  }
}

extension Frame {
  /// Creates a frame from four named numbers.
  init?(
    _ node: JSONNode,
    _ x: StaticString = "x",
    _ y: StaticString = "y",
    _ width: StaticString = "width",
    _ height: StaticString = "height"
  ) {
    guard let x = node[x]?.number, let y = node[y]?.number, let width = node[width]?.number,
      let height = node[height]?.number, [x, y, width, height].allSatisfy(\.isFinite)
    else { return nil }
    self.init(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }
}
