// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// A VoiceOver command.
  public enum Command: Hashable, Sendable {
    /// Goes to the next element.
    case next
    /// Goes to the previous element.
    case previous
    /// Goes to the first element.
    case first
    /// Goes to the last element.
    case last
    /// Activate the element.
    case activate
    /// Closes the alert or pop-up, or goes back.
    case escape
    /// Performs the screen's main action.
    case magicTap
    /// Increases the element's value by one step.
    case increment
    /// Decreases the element's value by one step.
    case decrement
    /// Opens the element's menu.
    case showMenu
    /// Scroll one page.
    case scroll(ScrollEdge)
    /// Turns the rotor by one item.
    case turnRotor(Direction)
    /// Sets the rotor to an item.
    case setRotor(RotorItem)
    /// Moves by the current rotor item or adjusts the value.
    case rotorMove(Direction)
    /// Goes to the next or previous element of a kind.
    case find(RotorItem, Direction)
    /// Moves to another table cell.
    case tableMove(TableMove)
    /// Reads everything from the cursor onward.
    case readFromHere
    /// Reads everything from the top.
    case readFromTop
    /// Pauses or resumes reading.
    case pauseOrResume
    /// Repeats the last utterance.
    case `repeat`
    /// Speaks the current state of the element under the cursor or of another element.
    case describe(ElementID?)
    /// Starts interacting with a group or a control. Interaction is possible only on the Mac.
    case interact
    /// Stop interacting.
    case stopInteracting
    /// Announces whether arrow keys without modifiers now control VoiceOver.
    case quickNav(Bool)
    /// Announces whether letter keys without modifiers now control VoiceOver.
    case singleKeyQuickNav(Bool)
    /// Spells the element's name.
    case spell
    /// Opens the list of the element's actions.
    case actions
    /// Runs one of the element's actions by name.
    case performAction(String)
    /// Goes to the first element whose words contain a string.
    case choose(String)
    /// Goes to an element.
    case moveTo(ElementID)
    /// Goes to the element that has just received keyboard focus.
    case followKeyboardFocus(ElementID)
    /// Speaks the element's additional content.
    case moreContent
  }

  /// A direction in reading order.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Forward.
    case forward
    /// Backward.
    case backward
  }
}

extension VoiceOver.Direction {
  /// The opposite direction.
  public var opposite: Self { self == .forward ? .backward : .forward }
}

extension VoiceOver {
  /// Returns the items that the rotor currently offers, limited to those that exist in the tree or apply to the
  /// element. O(depth).
  public func rotorItems(in tree: AccessibilityTree) -> [RotorItem] {
    search.items(of: verbosity.rotor, in: tree)
  }

  /// Returns the name of the custom rotor that a command needs if that rotor is missing, or `nil` otherwise. O(depth).
  package func missingRotor(of command: Command, in tree: AccessibilityTree) -> String? {
    switch command {
    case .setRotor(.custom(let name)), .find(.custom(let name), _):
      search.customRotor(for: .custom(name), in: tree) == nil ? name : nil
    default: nil
    }
  }

  /// Returns the extent of a command's search from the cursor, or `nil` if the command searches only the element's
  /// surroundings.
  public func reach(of command: Command, in tree: AccessibilityTree) -> Reach? {
    switch command {
    case .next, .readFromHere: cursor == nil ? .first : .next(.stop)
    case .previous: cursor == nil ? .last : .previous(.stop)
    case .first, .readFromTop: .first
    case .last: .last
    case .find(let item, let direction): search.reach(of: item, direction, in: tree)
    case .rotorMove(let direction):
      search.reach(of: effectiveRotor(in: tree), direction, in: tree)
    // The rotor's items and the matches for a string depend on all elements.
    case .turnRotor, .choose: .everything
    default: nil
    }
  }

  /// Returns the names of the element's actions, beginning with the default action.
  public func actionNames(in tree: AccessibilityTree) -> [String] {
    actions(in: tree).names
  }

  var search: RotorSearch {
    RotorSearch(cursor: cursor, formControls: verbosity.platform.grammar.formControls)
  }

  func actions(in tree: AccessibilityTree) -> OfferedActions {
    OfferedActions(of: cursor, in: tree, verbosity)
  }
}
