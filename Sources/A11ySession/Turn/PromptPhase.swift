import A11yNavigation
import A11yTree

/// Handles the keys of the input line.
@MainActor
enum PromptPhase {
  static func open(_ kind: Prompt.Kind, _ state: SessionState) -> [TurnStep] {
    state.prompt = Prompt(kind)
    let name = kind == .command ? "command" : "item chooser"
    let rows: [TurnStep] = kind == .chooser ? [.makeAllRows] : []
    return rows + [say(name, state)]
  }

  static func perform(_ step: PromptStep, _ state: SessionState) -> [TurnStep] {
    switch step {
    case .press(let key): return press(key, state)
    case .choose: return sayChoice(state)
    }
  }

  /// The elements that match the text typed so far, at most `limit`.
  static func matches(limit: Int, _ state: SessionState) -> [VoiceOver.Item] {
    guard let prompt = state.prompt, prompt.kind == .chooser else { return [] }
    return Array(VoiceOver.items(matching: prompt.text, in: state.tree).prefix(limit))
  }

  private static func press(_ key: Key, _ state: SessionState) -> [TurnStep] {
    guard var line = state.prompt else { return [] }
    switch KeyTable.lineKey(for: key) {
    case .close: return close(state)
    case .submit: return submit(line, state)
    case .deleteBackward:
      guard !line.text.isEmpty else { return close(state) }
      line.text.removeLast()
      line.choice = 0
    case .choosePrevious: line.choice = max(line.choice - 1, 0)
    case .chooseNext: line.choice += 1
    case nil:
      guard let text = key.typedText else { return [] }
      line.text += text
      line.choice = 0
    }
    state.prompt = line
    return line.kind == .chooser ? [.prompt(.choose)] : []
  }

  /// Speaks the chosen match.
  private static func sayChoice(_ state: SessionState) -> [TurnStep] {
    let matches = matches(limit: Prompt.matchLimit, state)
    guard !matches.isEmpty, let prompt = state.prompt else {
      return [say("no matching items", state)]
    }
    let choice = min(prompt.choice, matches.count - 1)
    state.prompt?.choice = choice
    return [say(matches[choice].text, state)]
  }

  private static func close(_ state: SessionState) -> [TurnStep] {
    state.prompt = nil
    return [say("closed", state)]
  }

  private static func submit(_ line: Prompt, _ state: SessionState) -> [TurnStep] {
    let technology = state.navigators.driven
    let matches = matches(limit: Prompt.matchLimit, state)
    state.prompt = nil
    switch line.kind {
    case .chooser:
      guard matches.indices.contains(line.choice) else {
        return [.effect(.sound(.border), technology)]
      }
      return [.command(technology.navigator.move(to: matches[line.choice].id))]
    case .command:
      guard !line.text.trimmed.isEmpty else { return [] }
      do {
        return [.command(try CommandParser.parse(line.text, for: technology))]
      } catch {
        return [.effect(.notice("\(error).".capitalizedFirst), technology)]
      }
    }
  }

  private static func say(_ words: String, _ state: SessionState) -> TurnStep {
    .effect(.speak(Utterance(.interface, words)), state.navigators.driven)
  }
}
