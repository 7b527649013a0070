// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Handles the keys of the input line.
@MainActor
enum PromptPhase {
  static func open(_ kind: Prompt.Kind, _ state: SessionState) -> [TurnStep] {
    state.prompt = Prompt(kind)
    let name = kind == .command ? "command" : "item chooser"
    guard kind == .chooser else { return [say(name, state)] }
    return [.makeAllRows, .prompt(.list), say(name, state)]
  }

  static func perform(_ step: PromptStep, _ state: SessionState) -> [TurnStep] {
    switch step {
    case .press(let key): return press(key, state)
    case .insert(let text): return insert(text, state)
    case .choose: return sayChoice(state)
    case .list:
      // Described while the user begins to type.
      _ = matches(state)
      return []
    }
  }

  /// The elements that match the text typed so far; `nil` if no chooser is open.
  ///
  /// A person sees the last ones until those of a changed tree are described.
  ///
  /// - Parameter isPatient: Whether to wait for them, as a script does.
  static func matches(_ state: SessionState, isPatient: Bool = false) -> ItemChooser? {
    guard let prompt = state.prompt, prompt.kind == .chooser else { return nil }
    _ = state.chooser.takeDescribed()
    state.chooser.describe(state.tree) { [weak state] in state?.goOn?() }
    if isPatient || !state.isRealTime {
      state.chooser.wait()
      _ = state.chooser.takeDescribed()
    }
    state.chooser.find(prompt.text)
    return state.chooser
  }

  /// Whether the elements are described that the open chooser looks for.
  ///
  /// Those that have just been described count even if the tree has changed again meanwhile.
  static func knowsItems(_ state: SessionState) -> Bool {
    state.chooser.takeDescribed() || (matches(state)?.isReady ?? true)
  }

  private static func press(_ key: Key, _ state: SessionState) -> [TurnStep] {
    guard let line = state.prompt else { return [] }
    switch KeyTable.lineKey(for: key) {
    case .close: return close(state)
    case .submit: return submit(line, state)
    case .edit(.deleteBackward) where line.text.isEmpty: return close(state)
    case .edit(let edit): return self.edit(edit, line, state)
    case .previous: return go(by: 1, line, state)
    case .next: return go(by: -1, line, state)
    case .complete: return complete(line, state)
    case nil: return key.typedText.map { insert($0, state) } ?? []
    }
  }

  private static func insert(_ text: String, _ state: SessionState) -> [TurnStep] {
    state.prompt?.insert(text)
    return state.prompt?.kind == .chooser ? [.awaitItems, .prompt(.choose)] : []
  }

  /// Says what is deleted or passed over; in the chooser, what matches now.
  private static func edit(_ edit: TextEdit, _ line: Prompt, _ state: SessionState) -> [TurnStep] {
    var line = line
    guard let touched = line.edit(edit) else {
      return [.effect(.sound(.border), state.navigators.driven)]
    }
    let isChanged = line.text != state.prompt?.text
    state.prompt = line
    return line.kind == .chooser && isChanged
      ? [.awaitItems, .prompt(.choose)] : [say(touched, state)]
  }

  /// Goes to another match, or to an older or newer command.
  private static func go(by step: Int, _ line: Prompt, _ state: SessionState) -> [TurnStep] {
    var line = line
    if line.kind == .chooser {
      line.choice = max(line.choice - step, 0)
      state.prompt = line
      return [.awaitItems, .prompt(.choose)]
    }
    if line.age == 0 { line.draft = line.text }
    let age = line.age + step
    guard age >= 0, let text = age == 0 ? line.draft : state.history.line(back: age) else {
      return [.effect(.sound(.border), state.navigators.driven)]
    }
    line.age = age
    line.replace(with: text)
    state.prompt = line
    return [say(text, state)]
  }

  /// Completes a command; where it can go on in several ways, they are shown.
  private static func complete(_ line: Prompt, _ state: SessionState) -> [TurnStep] {
    var line = line
    guard line.kind == .command else { return [] }
    let completion = CommandCompletion(of: line.text, in: state.tree)
    guard completion.line != line.text || !completion.choices.isEmpty else {
      return [.effect(.sound(.border), state.navigators.driven)]
    }
    line.replace(with: completion.line)
    state.prompt = line
    guard !completion.choices.isEmpty else { return [say(completion.line, state)] }
    let choices = completion.choices.joined(separator: ", ")
    return [.effect(.notice(choices), state.navigators.driven), say(completion.line, state)]
  }

  /// Speaks the chosen match, and which of how many it is.
  private static func sayChoice(_ state: SessionState) -> [TurnStep] {
    guard let matches = matches(state), let count = matches.count, count > 0,
      let prompt = state.prompt
    else { return [say("no matching items", state)] }
    let choice = min(prompt.choice, count - 1)
    state.prompt?.choice = choice
    let words = matches.item(choice)?.text ?? ""
    return [say("\(words), \(choice + 1) of \(count)", state)]
  }

  private static func close(_ state: SessionState) -> [TurnStep] {
    state.prompt = nil
    state.chooser = ItemChooser()
    return [say("closed", state)]
  }

  private static func submit(_ line: Prompt, _ state: SessionState) -> [TurnStep] {
    let technology = state.navigators.driven
    guard line.kind == .command else { return goToChoice(state) }
    state.prompt = nil
    guard !line.text.trimmed.isEmpty else { return [] }
    state.history.add(line.text.trimmed)
    do {
      return [.command(try CommandParser.parse(line.text, for: technology))]
    } catch {
      return [.effect(.notice("\(error).".capitalizedFirst), technology)]
    }
  }

  private static func goToChoice(_ state: SessionState) -> [TurnStep] {
    let technology = state.navigators.driven
    // The next key would end a wait of the turn, and this one would be lost.
    let choice = matches(state, isPatient: true)?.item(state.prompt?.choice ?? 0)
    state.prompt = nil
    state.chooser = ItemChooser()
    guard let choice else { return [.effect(.sound(.border), technology)] }
    return [.command(technology.navigator.move(to: choice.id))]
  }

  private static func say(_ words: String, _ state: SessionState) -> TurnStep {
    .effect(.speak(Utterance(.interface, words)), state.navigators.driven)
  }
}
