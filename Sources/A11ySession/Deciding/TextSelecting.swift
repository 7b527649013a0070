// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension Typing {
  /// Moves the insertion point, and says what is selected by that, and what is no more.
  static func select(
    _ move: TextEdit,
    in field: ElementID,
    _ element: Element,
    _ state: SessionState
  ) -> [TurnStep] {
    let text = Array(element.value)
    let place = element.insertionPoint
    guard case .move(let target, _) = move.effect(in: text, at: place) else {
      return [.border(state)]
    }
    let anchor = state.keyboard.selectionAnchor(in: field, element) ?? place
    state.keyboard.select(
      TextSelection(field: field, anchor: anchor, place: target, text: element.value)
    )
    let old = min(anchor, place)..<max(anchor, place)
    let new = min(anchor, target)..<max(anchor, target)
    let isBeyond = old.upperBound == new.lowerBound || new.upperBound == old.lowerBound
    let changes =
      isBeyond && !old.isEmpty && !new.isEmpty
      ? [(old, false), (new, true)]
      : [(min(place, target)..<max(place, target), new.count > old.count)]
    let said = changes.map { range, isSelected in
      TypedText(
        text: String(text[range]),
        isSecret: element.states.isProtected,
        isSelected: isSelected
      )
    }
    let request = ActionRequest(.moveInsertionPoint(target), on: field)
    return said.dropLast().map { typed in .decide { echo(typed, $0) } }
      + said.suffix(1).map { echo($0, after: request, state) }
  }
}
