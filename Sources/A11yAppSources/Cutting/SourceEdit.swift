// SPDX-License-Identifier: MIT

/// A replacement for a byte range.
struct SourceEdit {
  let range: Range<Int>
  let text: String
}
