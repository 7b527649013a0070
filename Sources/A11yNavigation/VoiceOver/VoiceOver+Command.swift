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
    /// Close the alert or pop-up, or go back.
    case escape
    /// Perform the main action of the screen.
    case magicTap
    /// Increase the element's value by one step.
    case increment
    /// Decrease the element's value by one step.
    case decrement
    /// Open the element's menu.
    case showMenu
    /// Scroll one page.
    case scroll(ScrollEdge)
    /// Turn the rotor by one item.
    case turnRotor(Direction)
    /// Set the rotor to an item.
    case setRotor(RotorItem)
    /// Move by the current rotor item or adjust the value.
    case rotorMove(Direction)
    /// Go to the next or previous element of a kind.
    case find(RotorItem, Direction)
    /// Move to another cell of a table.
    case tableMove(TableMove)
    /// Read everything from the cursor onward.
    case readFromHere
    /// Read everything from the top.
    case readFromTop
    /// Pause or resume reading.
    case pauseOrResume
    /// Repeat the last utterance.
    case `repeat`
    /// Speak the current state of the element under the cursor or of another element.
    case describe(ElementID?)
    /// Start interacting with a group or a control, which is possible only on the Mac.
    case interact
    /// Stop interacting.
    case stopInteracting
    /// Announce whether arrow keys without modifiers now control VoiceOver.
    case quickNav(Bool)
    /// Announce whether letter keys without modifiers now control VoiceOver.
    case singleKeyQuickNav(Bool)
    /// Spell the element's name.
    case spell
    /// Open the list of the element's actions.
    case actions
    /// Run one of the element's actions by name.
    case performAction(String)
    /// Go to the first element whose words contain a string.
    case choose(String)
    /// Go to an element.
    case moveTo(ElementID)
    /// Go to the element that has just received keyboard focus.
    case followKeyboardFocus(ElementID)
    /// Speak the element's additional content.
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
  /// Returns the items that the rotor currently offers, limited to those that exist in the tree or for the element.
  /// O(depth).
  public func rotorItems(in tree: AccessibilityTree) -> [RotorItem] {
    search.items(of: verbosity.rotor, in: tree)
  }

  /// Returns the name of a custom rotor that a command needs and that is missing, or `nil` if no rotor is missing.
  /// O(depth).
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

  /// Returns the names of the element's actions, with the default action first.
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
