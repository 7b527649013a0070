// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Decides what keys do in the input line.
@MainActor
enum LineDecision {
  static func open(
    _ kind: Prompt.Kind,
    listing item: RotorItem? = nil,
    _ state: SessionState
  ) -> [TurnStep] {
    let open = TurnStep.decide { state in
      state.line.open(kind, listing: item, in: state.tree, state.settings.verbosity)
      guard let item else {
        return [.say(kind == .command ? .commandLine : .itemChooser, in: state)]
      }
      let language = state.settings.verbosity.catalogue(for: state.tree).language
      return [.say(.listOf, item.spokenName(in: language), in: state)] + sayChoice(state)
    }
    return kind == .chooser ? [.makeRows(RowSearch(.everything)), open] : [open]
  }

  static func press(_ key: Key, _ line: Prompt, _ state: SessionState) -> [TurnStep] {
    switch KeyTable.lineKey(for: key) {
    case .close: return close(state)
    case .submit: return submit(state)
    case .edit(.deleteBackward) where line.text.isEmpty: return close(state)
    case .edit(let edit): return self.edit(edit, line, state)
    case .previous: return go(by: -1, state)
    case .next: return go(by: 1, state)
    case .complete: return complete(state)
    case nil where key.typesUnknownText:
      return [.notice(.keyTypesUnknown, key.name, in: state)]
    case nil: return key.typedText.map { insert($0, state) } ?? []
    }
  }

  /// Types a text; in the chooser, what matches is said.
  static func insert(_ text: String, _ state: SessionState) -> [TurnStep] {
    state.line.insert(text)
    return state.line.isChoosing ? sayChoice(state) : []
  }

  /// Says what is deleted or passed over; in the chooser, what matches now.
  private static func edit(_ edit: TextEdit, _ line: Prompt, _ state: SessionState) -> [TurnStep] {
    guard let touched = state.line.edit(edit) else { return [.border(state)] }
    let isChanged = line.text != state.line.prompt?.text
    return line.kind == .chooser && isChanged ? sayChoice(state) : [say(touched, state)]
  }

  /// Says text that was passed over or deleted, by its name if it is one character.
  private static func say(_ text: String, _ state: SessionState) -> TurnStep {
    guard text.count == 1 else { return .say(verbatim: text, state) }
    let name = CharacterName.segment(text, state.settings.verbosity, in: state.tree)
    return .effect(.speak(Utterance([name])), state.navigators.driven)
  }

  /// Goes to another match, or to an older or newer command.
  private static func go(by step: Int, _ state: SessionState) -> [TurnStep] {
    if state.line.isChoosing {
      state.line.choose(by: step)
      return sayChoice(state)
    }
    return [state.line.recall(by: -step).map { .say(verbatim: $0, state) } ?? .border(state)]
  }

  /// Completes a command; where it can go on in several ways, they are shown.
  private static func complete(_ state: SessionState) -> [TurnStep] {
    guard state.line.prompt?.kind == .command else { return [] }
    guard let completion = state.line.complete(in: state.tree) else { return [.border(state)] }
    let said = TurnStep.say(verbatim: completion.line, state)
    guard !completion.choices.isEmpty else { return [said] }
    return [.notice(verbatim: completion.choices.joined(separator: ", "), state), said]
  }

  /// Speaks the chosen match, and which of how many it is, once the elements are described.
  private static func sayChoice(_ state: SessionState) -> [TurnStep] {
    return [
      .wait(.items(state.line.chooser.nextDescription)) { state in
        guard let choice = state.line.choose() else { return [.say(.noMatchingItems, in: state)] }
        let words = state.settings.verbosity.catalogue(for: state.tree)
        let place = words[.position, "\(choice.place + 1)", "\(choice.count)"]
        let said = Utterance([
          .init(.interface, choice.item.text), words.segment(.interface, place),
        ])
        return [.effect(.speak(said), state.navigators.driven)]
      }
    ]
  }

  private static func close(_ state: SessionState) -> [TurnStep] {
    state.line.close()
    return [.say(.closed, in: state)]
  }

  private static func submit(_ state: SessionState) -> [TurnStep] {
    guard state.line.prompt?.kind == .command else { return goToChoice(state) }
    let command = (state.line.close()?.text ?? "").trimmed
    guard !command.isEmpty else { return [] }
    state.line.remember(command)
    do {
      let parsed = try CommandParser.parse(command, for: state.navigators.driven)
      return CommandDecision.decide(parsed, state)
    } catch {
      return [.notice(verbatim: "\(error).".capitalizedFirst, state)]
    }
  }

  private static func goToChoice(_ state: SessionState) -> [TurnStep] {
    guard let choice = state.line.takeChoice() else { return [.border(state)] }
    let move = state.navigators.driven.navigator.move(to: choice.id)
    return CommandDecision.decide(move, state)
  }
}
