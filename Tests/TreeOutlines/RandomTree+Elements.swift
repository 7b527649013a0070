// SPDX-License-Identifier: MIT

import A11yTree

extension RandomTree {
  static let words = ["Apple", "Pear", "Zurück", "Größe", "日本", "🍎", "", "Go  on", "a\nb"]

  mutating func randomElement() -> Element {
    var element = Element(generator.pick(Role.allCases))
    if generator.chance(80) { element.label = generator.pick(Self.words) }
    if generator.chance(20) { element.value = generator.pick(Self.words) }
    if generator.chance(15) { element.traits.insert(generator.pick(Self.traits)) }
    if generator.chance(10) { element.actions.insert([.increment, .decrement]) }
    if generator.chance(15) { element.level = Int.random(in: 1...7, using: &generator) }
    if generator.chance(15) { randomDetails(of: &element.details) }
    randomStates(of: &element.states)
    return element
  }

  private static let traits: [AccessibilityTraits] = [
    .isButton, .isHeader, .isLink, .isImage, .isSearchField, .isToggle, .isSelected,
  ]

  private mutating func randomDetails(of details: inout Element.Details) {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: details.sortPriority = Double(Int.random(in: -2...2, using: &generator))
    case 1: details.hint = "A hint"
    case 2: details.customActions = [CustomAction("Share"), CustomAction("Pin")]
    case 3: details.containment = generator.pick([.element, .container])
    case 4: details.navigationStyle = generator.pick([.separate, .combined])
    case 5: details.respondsToUserInteraction = generator.chance(50)
    case 6: details.live = generator.pick([.polite, .assertive])
    case 7: details.isDefaultFocus = true
    case 8:
      details.cell = TableCell(
        row: Int.random(in: 1...3, using: &generator),
        column: Int.random(in: 1...3, using: &generator)
      )
    default:
      details.frame = Frame(
        x: Double(Int.random(in: 0...3, using: &generator)) * 20,
        y: Double(Int.random(in: 0...1, using: &generator)) * 20,
        width: 20,
        height: 20
      )
    }
  }

  mutating func randomStates(of states: inout States) {
    states.isHidden = generator.chance(4)
    states.isDisabled = generator.chance(8)
    states.isSelected = generator.chance(8)
    states.isProtected = generator.chance(3)
    if generator.chance(10) { states.checked = generator.pick(States.Toggle.allCases) }
    if generator.chance(5) { states.isExpanded = generator.chance(50) }
  }
}
