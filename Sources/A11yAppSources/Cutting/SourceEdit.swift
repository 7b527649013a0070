// SPDX-License-Identifier: MIT

/// A replacement for a range of bytes.
struct SourceEdit {
  let range: Range<Int>
  let text: String
}
