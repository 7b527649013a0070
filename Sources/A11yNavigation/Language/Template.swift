// SPDX-License-Identifier: MIT

/// A phrase with gaps for numbers or names, parsed only once so that the gaps can be filled quickly.
struct Template: Hashable, Sendable {
  private var pieces: [String] = []
  /// For each piece of text except the last, the number of the gap after the piece.
  private var gaps: [Int] = []

  /// Splits a phrase at `%1` and `%2`.
  init(_ text: String) {
    var piece = ""
    var isGap = false
    for character in text {
      if isGap, let gap = character.wholeNumberValue {
        piece.removeLast()
        pieces.append(piece)
        gaps.append(gap)
        piece = ""
      } else {
        piece.append(character)
      }
      isGap = character == "%"
    }
    pieces.append(piece)
  }

  /// Returns the phrase with its gaps filled. The first replacement fills the `%1` gap.
  func filled(_ fillings: [String]) -> String {
    var text = pieces[0]
    for (place, gap) in gaps.enumerated() {
      if fillings.indices.contains(gap - 1) { text += fillings[gap - 1] }
      text += pieces[place + 1]
    }
    return text
  }

  /// The number of gaps.
  var gapCount: Int { gaps.count }
}
