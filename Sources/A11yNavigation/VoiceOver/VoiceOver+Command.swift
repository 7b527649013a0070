// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// A VoiceOver command.
  public enum Command: Hashable, Sendable {
    /// Go to the next element.
    case next
    /// Go to the previous element.
    case previous
    /// Go to the first element.
    case first
    /// Go to the last element.
    case last
    /// Activate the element.
    case activate
    /// Leave: close the alert or pop-up, go back.
    case escape
    /// Perform the main action of the screen.
    case magicTap
    /// Step the value up.
    case increment
    /// Step the value down.
    case decrement
    /// Open the element's menu.
    case showMenu
    /// Scroll one page.
    case scroll(ScrollEdge)
    /// Turn the rotor by one item.
    case turnRotor(Direction)
    /// Set the rotor to an item.
    case setRotor(RotorItem)
    /// Move by the current rotor item, or adjust the value.
    case rotorMove(Direction)
    /// Go to the next or previous element of a kind.
    case find(RotorItem, Direction)
    /// Move in a table.
    case tableMove(TableMove)
    /// Read everything from the cursor on.
    case readFromHere
    /// Read everything from the top.
    case readFromTop
    /// Pause or resume reading.
    case pauseOrResume
    /// Repeat the last utterance.
    case `repeat`
    /// Spell the element's name.
    case spell
    /// Open the list of the element's actions.
    case actions
    /// Run one of the element's actions by name.
    case performAction(String)
    /// Go to the first element whose words contain a text.
    case choose(String)
    /// Go to an element.
    case moveTo(ElementID)
    /// Speak the element's additional content.
    case moreContent
  }

  /// A direction in reading order.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Onwards.
    case forward
    /// Back.
    case backward
  }

  /// A direction in a table.
  public enum TableMove: String, Hashable, Sendable, CaseIterable {
    /// To the row above, in the same column.
    case up
    /// To the row below, in the same column.
    case down
    /// To the previous cell in the same row.
    case left
    /// To the next cell in the same row.
    case right
  }

  /// Performs a command. Each command's function names its cost; a step is O(depth of the tree).
  public mutating func perform(_ command: Command, in tree: AccessibilityTree) -> [Effect] {
    if case .pauseOrResume = command { return pauseOrResume(in: tree) }
    reading = .off
    if actionsMenu != nil, let effects = performInMenu(command, in: tree) { return effects }
    switch command {
    case .next: return step(.forward, in: tree)
    case .previous: return step(.backward, in: tree)
    case .first: return moveToEnd(.backward, in: tree)
    case .last: return moveToEnd(.forward, in: tree)
    case .activate: return activate(in: tree)
    case .escape: return request(.escape, orOn: tree.scope)
    case .magicTap: return request(.magicTap, orOn: tree.scope)
    case .increment: return request(.increment)
    case .decrement: return request(.decrement)
    case .showMenu: return request(.showMenu)
    case .scroll(let edge): return request(.scroll(edge))
    case .turnRotor(let direction): return turnRotor(direction, in: tree)
    case .setRotor(let item): return setRotor(item, in: tree)
    case .rotorMove(let direction): return rotorMove(direction, in: tree)
    case .find(let item, let direction):
      return find(item, direction, in: tree, saysMissing: true)
    case .tableMove(let move): return tableMove(move, in: tree)
    case .readFromHere: return startReading(at: cursor, in: tree)
    case .readFromTop: return startReading(at: nil, in: tree)
    case .pauseOrResume: return []
    case .repeat: return lastUtterance.map { [.speak($0)] } ?? []
    case .spell: return spell(in: tree)
    case .actions: return openActionsMenu(in: tree)
    case .performAction(let name): return performAction(named: name, in: tree)
    case .choose(let text): return choose(text, in: tree)
    case .moveTo(let id): return move(to: id, in: tree)
    case .moreContent: return moreContent(in: tree)
    }
  }

  func request(_ action: Action, orOn other: ElementID? = nil) -> [Effect] {
    guard let target = cursor ?? other else { return [.sound(.border)] }
    return [.request(ActionRequest(action, on: target))]
  }
}
