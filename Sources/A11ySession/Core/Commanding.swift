// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The code that passes each command to the component that performs it.
extension SessionCore {
  /// Decides what effect a command has, and returns the next steps.
  mutating func decide(_ command: SessionCommand) -> [TurnStep] {
    if command.silences { silence() }
    switch command {
    case .voiceOver, .switchControl: return navigate(command)
    case .press(let key, let held): return decide(key, held: held)
    case .type(let text):
      return line.prompt == nil ? type(text) : insertIntoLine(text)
    case .wait(let time):
      guard !isRealTime else { return [.notice(.timePassesByItself, in: self)] }
      link.catchUp(to: now)
      return [Self.pass(until: now + time)]
    case .waitFor(let words):
      guard !isRealTime else { return [.notice(.timePassesByItself, in: self)] }
      link.catchUp(to: now)
      log.listen(for: words)
      return advance(until: now + Self.longestWait, for: words)
    case .moveKeyboardFocus(let direction): return moveKeyboardFocus(direction)
    case .describeKeyboardFocus:
      guard let focused = keyboard.reported(in: tree) else { return [.border(self)] }
      return navigate(.voiceOver(.describe(focused)))
    case .explain:
      showExplanation()
      return []
    case .switchTechnology: return drive(navigators.driven.other)
    case .setTechnology(let technology): return drive(technology)
    case .focus(let words, let technologies):
      return (words.hasPrefix("#") ? [] : [.makeRows(RowSearch(.everything))])
        + [.moveFocus(to: words, technologies)]
    case .announce(let text, let priority):
      return [.update([TreeUpdate(announcements: [Announcement(text, priority: priority)])])]
    case .set(let name, let value): return set(name, value)
    case .openPrompt(let kind): return openPrompt(kind)
    case .openList(let item):
      guard isListed(item) else {
        let language = settings.verbosity.catalogOfUser.language
        return [.notice(.noListOf, item.spokenName(in: language), in: self)]
      }
      return openPrompt(.chooser, listing: item)
    case .system(.chooseFiles(let paths)):
      let words = paths.joined(separator: ", ")
      return [.ask(.chooseFiles(paths: paths), ifRefused: .unfound(words))]
    case .system(let request): return [.ask(request)]
    case .write(let path):
      call(.write(path: path), for: .notice)
      return []
    case .help:
      showHelp()
      return []
    case .quit:
      return [.ask(.terminate, ifRefused: .shown, then: .finish)]
    }
  }

  /// Returns whether the item chooser can list a rotor item's elements.
  private func isListed(_ item: RotorItem) -> Bool {
    if case .custom(let name) = item { return !ItemList.entries(of: name, in: tree).isEmpty }
    return RotorItem.listed.contains(item)
  }

  private mutating func drive(_ technology: AssistiveTechnology) -> [TurnStep] {
    silence()
    navigators.stopReading()
    let before = navigators.technologies
    navigators.drive(technology, settings)
    let after = navigators.technologies
    guard after != before, !link.isClosed else { return [.introduce(technology)] }
    call(.technologiesDidChange(after), for: .update(then: [.introduce(technology)]))
    return []
  }

  private mutating func set(_ name: String, _ value: String) -> [TurnStep] {
    do {
      try set(name, to: value)
    } catch {
      return [.show("\(error).".capitalizedFirst, self)]
    }
    return applySettings() + [.notice(.settingIs, name.capitalizedFirst, value, in: self)]
  }
}

extension SessionCommand {
  /// The technology for which the command is intended, or `nil` for the session itself.
  var technology: AssistiveTechnology? {
    switch self {
    case .voiceOver: .voiceOver
    case .switchControl: .switchControl
    default: nil
    }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
