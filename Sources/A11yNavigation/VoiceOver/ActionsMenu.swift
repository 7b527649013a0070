// SPDX-License-Identifier: MIT

extension VoiceOver {
  /// A list of an element's actions, from which the user chooses one.
  public struct ActionsMenu: Hashable, Sendable {
    /// The names of the actions, beginning with the default action.
    public let names: [String]
    /// The index of the current action, or `nil` before the user reaches the first action.
    public private(set) var index: Int?

    init(names: [String]) { self.names = names }

    /// A command's effect on the list of actions.
    enum Outcome {
      /// The command selected another action.
      case moved
      /// The cursor cannot move any further in this direction.
      case border
      /// The user chose the action at the given index.
      case chosen(Int)
      /// The user closed the list.
      case closed
      /// The command is not for the list of actions.
      case other
    }

    /// Handles a command while the list of actions is open. Movement commands move within the list, and the activate
    /// command chooses the current action.
    mutating func handle(_ command: Command) -> Outcome {
      let target: Int
      switch command {
      case .next, .rotorMove(.forward): target = (index ?? -1) + 1
      case .previous, .rotorMove(.backward): target = (index ?? names.count) - 1
      case .first: target = 0
      case .last: target = names.count - 1
      case .activate: return index.map { .chosen($0) } ?? .border
      case .escape, .actions: return .closed
      default: return .other
      }
      guard names.indices.contains(target) else { return .border }
      index = target
      return .moved
    }

    /// Returns the words that are spoken when the list opens.
    func opening(_ words: Catalog) -> Utterance {
      Utterance([
        words.segment(.interface, .actionsMenu),
        words.segment(.interface, words[.items, names.count]),
      ])
    }

    /// Returns the words for the current action.
    func current(_ words: Catalog) -> Utterance? {
      guard let index else { return nil }
      let position = words[.position, "\(index + 1)", "\(names.count)"]
      let name =
        index == 0
        ? words.segment(.interface, names[0]) : Utterance.Segment(.interface, names[index])
      return Utterance([name, words.segment(.position, position)])
    }
  }
}
