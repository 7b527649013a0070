// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The state of the input line: its text, the item chooser's matches, and the history of commands.
struct InputLine: Sendable {
  /// The open line, if any.
  private(set) var prompt: Prompt?
  /// The matches in the item chooser, if it is open.
  private(set) var chooser = ItemChooser()
  /// The history of typed commands.
  private var history = CommandHistory()
  /// Whether a person presses the keys. A person must not have to wait while a large page is described.
  private let isRealTime: Bool

  init(isRealTime: Bool) { self.isRealTime = isRealTime }

  /// Whether the item chooser is open.
  var isChoosing: Bool { prompt?.kind == .chooser }

  /// Opens an empty line.
  mutating func open(
    _ kind: Prompt.Kind,
    listing item: RotorItem? = nil
  ) {
    prompt = Prompt(kind, listing: item)
    chooser = ItemChooser()
  }

  /// Closes the line and returns it.
  @discardableResult mutating func close() -> Prompt? {
    defer {
      prompt = nil
      chooser = ItemChooser()
    }
    return prompt
  }

  /// Types text at the insertion point.
  mutating func insert(_ text: String) {
    prompt?.insert(text)
    look()
  }

  /// Applies an edit to the text and returns the characters that the edit deleted or passed over, or `nil` if the edit
  /// had no effect.
  mutating func edit(_ edit: TextEdit) -> String? {
    defer { look() }
    return prompt?.edit(edit)
  }

  /// Completes a command up to the point at which the possible completions differ, or returns `nil` if there is no
  /// completion.
  mutating func complete(in tree: AccessibilityTree) -> CommandCompletion? {
    guard let prompt, prompt.kind == .command else { return nil }
    let completion = CommandCompletion(of: prompt.text, in: tree)
    guard completion.line != prompt.text || !completion.choices.isEmpty else { return nil }
    self.prompt?.replace(with: completion.line)
    return completion
  }
}

extension InputLine {
  /// Puts an older or newer command from the history into the line and returns the command, or returns `nil` if there
  /// is none.
  mutating func recall(by step: Int) -> String? {
    guard let prompt else { return nil }
    let age = prompt.age + step
    guard age >= 0, let text = age == 0 ? prompt.draft : history.line(back: age) else { return nil }
    self.prompt?.recall(text, age: age)
    return text
  }

  /// Adds a typed command to the history.
  mutating func remember(_ command: String) { history.add(command) }
}

extension InputLine {
  /// Moves the item chooser's selection down or up, but never above the first match.
  mutating func choose(by step: Int) {
    guard let prompt else { return }
    self.prompt?.choice = max(prompt.choice + step, 0)
  }

  /// Returns the match that is selected in the item chooser, its position and the number of matches, or `nil` if there
  /// are no matches.
  mutating func choose() -> (item: VoiceOver.Item, place: Int, count: Int)? {
    look()
    guard let count = chooser.count, let prompt else { return nil }
    let place = min(prompt.choice, count - 1)
    guard let item = chooser.item(place) else { return nil }
    self.prompt?.choice = place
    return (item, place, count)
  }

  /// Closes the item chooser and returns the selected match, if there is one.
  mutating func takeChoice() -> VoiceOver.Item? {
    let choice = choose()?.item
    close()
    return choice
  }
}

extension InputLine {
  /// Notes that the tree has changed, and returns whether the item chooser needs descriptions of the elements.
  mutating func treeDidChange() -> Bool {
    guard isChoosing else { return false }
    chooser.treeDidChange()
    return true
  }

  /// Returns whether the elements must be described now and, if so, notes that the description has started.
  mutating func beginsDescribing() -> Bool { isChoosing && chooser.beginsDescribing() }

  /// Uses a newly received list of described elements.
  mutating func takeDescribedItems(_ list: ItemList) {
    chooser.takeDescribed(list)
    look()
  }

  /// Searches the elements for the text that the user has typed.
  private mutating func look() {
    guard let prompt, prompt.kind == .chooser else { return }
    chooser.find(prompt.text)
  }
}

extension SessionCore {
  /// The elements that the item chooser currently lists, or `nil` if the chooser is not open. O(number of elements).
  package var describedItems: ItemList? {
    guard line.isChoosing else { return nil }
    return ItemList(of: tree, listing: line.prompt?.item, settings.verbosity)
  }

  /// Starts describing the elements for the item chooser if they have changed. In real time, the elements are described
  /// in the background, so no key press has to wait for a large page.
  mutating func describeItems() {
    guard line.beginsDescribing() else { return }
    let item = line.prompt?.item
    guard isRealTime else {
      return line.takeDescribedItems(ItemList(of: tree, listing: item, settings.verbosity))
    }
    effects.append(.describeItems(tree, item, settings.verbosity))
  }
}
