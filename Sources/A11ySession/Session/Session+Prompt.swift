import A11yNavigation
import A11yTree

extension Session {
  func openPrompt(_ kind: Prompt.Kind) {
    prompt = Prompt(kind)
    if kind == .chooser { makeAllRows() }
    say(Utterance(.interface, kind == .command ? "command" : "item chooser"), driven)
  }

  /// The lines of the item chooser: what matches what was typed so far, at most `limit`.
  public func matches(limit: Int = 50) -> [VoiceOver.Item] {
    guard let prompt, prompt.kind == .chooser else { return [] }
    return Array(VoiceOver.items(matching: prompt.text, in: tree).prefix(limit))
  }

  func pressInPrompt(_ key: Key) {
    guard var line = prompt else { return }
    switch key.code {
    case .escape: return closePrompt()
    case .enter: return submit(line)
    case .backspace:
      guard !line.text.isEmpty else { return closePrompt() }
      line.text.removeLast()
      line.choice = 0
    case .up: line.choice = max(line.choice - 1, 0)
    case .down: line.choice += 1
    case .character("c") where key.modifiers == .control: return closePrompt()
    case .character(let character) where key.modifiers.subtracting(.shift).isEmpty:
      line.text.append(character)
      line.choice = 0
    default: return
    }
    prompt = line
    guard line.kind == .chooser else { return }
    let matches = matches()
    guard !matches.isEmpty else { return say(Utterance(.interface, "no matching items"), driven) }
    prompt?.choice = min(line.choice, matches.count - 1)
    let match = matches[min(line.choice, matches.count - 1)]
    say(Utterance(.interface, match.text), driven)
  }

  private func closePrompt() {
    prompt = nil
    say(Utterance(.interface, "closed"), driven)
  }

  private func submit(_ line: Prompt) {
    let matches = matches()
    prompt = nil
    switch line.kind {
    case .chooser:
      guard matches.indices.contains(line.choice) else { return play(.border, driven) }
      let target = matches[line.choice].id
      act(
        driven == .voiceOver
          ? .voiceOver(.moveTo(target)) : .switchControl(.moveTo(target))
      )
    case .command:
      guard !line.text.trimmed.isEmpty else { return }
      do {
        act(try CommandParser.parse(line.text, for: driven))
      } catch {
        show("\(error).".capitalizedFirst)
      }
    }
  }
}
