// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The input line: what is typed in it, what the item chooser finds, and the commands typed before.
@MainActor
final class InputLine {
  /// The open line, if any.
  private(set) var prompt: Prompt?
  /// What matches in the item chooser, if it is open.
  private(set) var chooser = ItemChooser()
  /// The commands that were typed.
  private var history = CommandHistory()
  /// The settings that decide in which words the item chooser lists elements.
  private var verbosity = Verbosity()
  /// Whether a person is at the keys, who must not wait while a large page is being described.
  private let isRealTime: Bool
  /// Called when the elements of a page have been described.
  private var whenDescribed: @MainActor () -> Void = {}

  init(isRealTime: Bool) { self.isRealTime = isRealTime }

  /// Calls back when the elements of a page have been described in the background.
  func whenItemsAreDescribed(_ body: @escaping @MainActor () -> Void) { whenDescribed = body }

  /// Whether the item chooser is open.
  var isChoosing: Bool { prompt?.kind == .chooser }

  /// Opens an empty line.
  func open(
    _ kind: Prompt.Kind,
    listing item: RotorItem? = nil,
    in tree: AccessibilityTree,
    _ verbosity: Verbosity
  ) {
    self.verbosity = verbosity
    prompt = Prompt(kind, listing: item)
    chooser = ItemChooser()
    describeItems(of: tree)
  }

  /// Closes the line, and returns what was in it.
  @discardableResult func close() -> Prompt? {
    defer {
      prompt = nil
      chooser = ItemChooser()
    }
    return prompt
  }

  /// Types at the insertion point.
  func insert(_ text: String) {
    prompt?.insert(text)
    look()
  }

  /// Does what a key does to the text, and returns the characters that it deleted or passed over;
  /// `nil` if there was nothing to do.
  func edit(_ edit: TextEdit) -> String? {
    defer { look() }
    return prompt?.edit(edit)
  }

  /// Completes a command as far as it is certain; `nil` if there is nothing to add.
  func complete(in tree: AccessibilityTree) -> CommandCompletion? {
    guard let prompt, prompt.kind == .command else { return nil }
    let completion = CommandCompletion(of: prompt.text, in: tree)
    guard completion.line != prompt.text || !completion.choices.isEmpty else { return nil }
    self.prompt?.replace(with: completion.line)
    return completion
  }
}

extension InputLine {
  /// Puts an older or a newer command into the line, and returns it; `nil` if there is none.
  func recall(by step: Int) -> String? {
    guard let prompt else { return nil }
    let age = prompt.age + step
    guard age >= 0, let text = age == 0 ? prompt.draft : history.line(back: age) else { return nil }
    self.prompt?.recall(text, age: age)
    return text
  }

  /// Remembers a command that was typed.
  func remember(_ command: String) { history.add(command) }
}

extension InputLine {
  /// Chooses a match further down or up; at least the first.
  func choose(by step: Int) {
    guard let prompt else { return }
    self.prompt?.choice = max(prompt.choice + step, 0)
  }

  /// The chosen match, its place and how many there are; `nil` if there are none.
  func choose() -> (item: VoiceOver.Item, place: Int, count: Int)? {
    look()
    guard let count = chooser.count, let prompt else { return nil }
    let place = min(prompt.choice, count - 1)
    guard let item = chooser.item(place) else { return nil }
    self.prompt?.choice = place
    return (item, place, count)
  }

  /// Closes the item chooser and returns the chosen match, if there is one.
  ///
  /// It waits for the elements to be described: the next key would end a wait of the turn, and this
  /// one would be lost.
  func takeChoice() -> VoiceOver.Item? {
    chooser.finishDescribing()
    let choice = choose()?.item
    close()
    return choice
  }
}

extension InputLine {
  /// Describes the elements of a tree that has changed, if the item chooser is open.
  func treeDidChange(_ tree: AccessibilityTree) {
    guard isChoosing else { return }
    chooser.treeDidChange()
    describeItems(of: tree)
  }

  /// Describes the elements for the item chooser: for a person in the background.
  private func describeItems(of tree: AccessibilityTree) {
    guard isChoosing else { return }
    guard isRealTime else {
      chooser.describe(tree, listing: prompt?.item, verbosity)
      return look()
    }
    chooser.beginDescribing(tree, listing: prompt?.item, verbosity, whenMade: whenDescribed)
  }

  /// Uses elements that have been described, and goes on with those of a tree that has changed
  /// meanwhile.
  func takeDescribedItems(besides tree: AccessibilityTree) {
    chooser.takeDescribed()
    look()
    describeItems(of: tree)
  }

  /// Looks for what is typed among the elements.
  private func look() {
    guard let prompt, prompt.kind == .chooser else { return }
    chooser.find(prompt.text)
  }
}
