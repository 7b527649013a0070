// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

extension AssistiveSession {
  /// Returns the stops around the cursor of the technology that the keys control, in reading order, with one line per
  /// stop. The cursor's stop is marked with `▸`.
  ///
  /// - Parameters:
  ///   - count: The number of stops to include before and after the cursor.
  public func surroundings(count: Int = 2) -> [String] {
    guard let cursor = focus(of: driven), let scope = tree.scope else {
      return ["(The cursor is not on an element.)"]
    }
    func words(_ id: ElementID) -> String { VoiceOver.words(of: id, in: tree).text }
    var before: [ElementID] = []
    var behind: [ElementID] = []
    var place = cursor
    while before.count < count, let previous = tree.previous(.stop, before: place, in: scope) {
      before.insert(previous, at: 0)
      place = previous
    }
    place = cursor
    while behind.count < count, let next = tree.next(.stop, after: place, in: scope) {
      behind.append(next)
      place = next
    }
    return before.map { "  \(words($0))" } + ["▸ \(words(cursor))"]
      + behind.map { "  \(words($0))" }
  }
}
