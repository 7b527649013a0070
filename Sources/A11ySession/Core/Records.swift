// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree
import Foundation

/// A session's last notice, command and utterance, and the kinds of information that its listeners want.
package struct SessionLog: Sendable {
  /// Whether shown messages are also spoken.
  let speaksNotices: Bool
  /// Whether the session's decisions are traced.
  package var isTracing = false
  /// Whether records of spoken words include an explanation of the words.
  var explains = false
  /// Whether activations and typing are reported to a listener.
  var notesActivations = false
  /// The last notice.
  private(set) var notice: SessionNotice = .none
  /// The last command, in a script's syntax.
  private(set) var command: String?
  /// The last utterance.
  private(set) var utterance: Utterance?
  /// The command that the user submitted on the command line with the last key, in a script's syntax.
  private(set) var submitted: String?
  /// The words for which the last command found no element.
  var unfound: String?
  /// The words for which a command waits.
  private var awaited: String?
  /// Whether the awaited words have been spoken since the command began to wait for them.
  private(set) var hasHeardAwaited = false

  init(speaksNotices: Bool) { self.speaksNotices = speaksNotices }

  /// Stores a command, and clears the previous notice.
  mutating func begin(_ command: String) {
    self.command = command
    submitted = nil
    notice = .none
    unfound = nil
    awaited = nil
  }

  /// Stores a command that was submitted on the command line.
  mutating func submit(_ command: String) { submitted = command }

  /// Listens for given words until the next command.
  mutating func listen(for words: String) {
    awaited = words
    hasHeardAwaited = false
  }

  /// Shows a notice until the next command.
  mutating func show(_ notice: SessionNotice) { self.notice = notice }

  /// Stores an utterance as the last utterance.
  mutating func didSay(_ utterance: Utterance) { self.utterance = utterance }

  /// Checks whether a record contains the awaited words.
  mutating func add(_ record: TranscriptRecord) {
    guard let awaited, case .speech(let utterance) = record.content else { return }
    if utterance.text.range(of: awaited, options: .caseInsensitive) != nil {
      hasHeardAwaited = true
    }
  }
}

extension SessionCore {
  /// Traces a decision. The text of the decision is composed only if there is a listener.
  mutating func trace(_ line: @autoclosure () -> String) {
    if log.isTracing { effects.append(.trace(now, VisibleText.of(line()))) }
  }

  /// Traces a decision as a line of text that names the components of the session involved.
  mutating func trace(_ line: (SessionCore) -> String) {
    if log.isTracing { effects.append(.trace(now, VisibleText.of(line(self)))) }
  }

  /// Returns an element's ID and label as its name in a trace.
  func name(of id: ElementID?) -> String {
    guard let id else { return "nowhere" }
    guard let label = tree[id]?.label, !label.isEmpty else { return "#\(id)" }
    return "#\(id) “\(label)”"
  }

  mutating func record(_ content: TranscriptRecord.Content, _ technology: AssistiveTechnology) {
    var heard = content
    if case .speech(let utterance) = content {
      heard = .speech(settings.words.corrected(utterance))
    }
    let record = TranscriptRecord(
      time: now,
      technology: technology,
      isDriven: technology == navigators.driven,
      element: navigators[technology]?.cursor,
      command: log.command,
      content: heard
    )
    log.add(record)
    var explanation: Explanation?
    // The explanation uses the original words, because the grammar can explain only words that it produced.
    if log.explains, case .speech(let utterance) = content {
      explanation = navigators[technology]?.explain(utterance, in: tree)
    }
    effects.append(.record(record, explanation))
  }

  /// Reports that the user activates or edits an element, or types text.
  mutating func note(_ request: ActionRequest) {
    guard log.notesActivations else { return }
    switch request.action {
    case .activate, .beginEditing: effects.append(.activated(tree, request.target))
    case .insertText(let text), .replaceText(_, with: let text):
      let isSecret = tree[request.target]?.states.isProtected != false
      let typed = isSecret ? String(repeating: "e", count: text.count) : text
      if !text.isEmpty { effects.append(.typed(tree, request.target, typed)) }
    default: break
    }
  }

  /// Shows a message in the user's language without speaking it.
  mutating func show(_ word: Word) {
    let words = settings.verbosity.catalogOfUser
    show(words[word], in: words.segment(.interface, word).language)
  }

  /// Shows a message without speaking it.
  mutating func show(
    _ text: String,
    in language: String = "",
    _ technology: AssistiveTechnology? = nil
  ) {
    let text = AddressMask.masked(text: text)
    log.show(.message(text))
    if log.speaksNotices, isRealTime, !text.isEmpty { tell(text, in: language) }
    record(.notice(text), technology ?? navigators.driven)
  }

  /// Shows the help for the keys.
  mutating func showHelp() {
    log.show(.help(Help.text(for: navigators.driven, on: settings.verbosity.platform)))
    record(.notice(log.notice.text), navigators.driven)
  }

  /// Shows why the last words were spoken.
  mutating func showExplanation() {
    guard let utterance = log.utterance,
      let explanation = navigators.current?.explain(utterance, in: tree)
    else { return show(.nothingSaid) }
    log.show(.help(explanation.lines.joined(separator: "\n")))
    for line in explanation.lines { record(.notice(line), navigators.driven) }
  }
}

// Secrets.
extension SessionCore {
  /// Returns a command in its recorded form, without text typed into a secret field and without secrets in addresses.
  func recorded(_ command: SessionCommand) -> String {
    AddressMask.masked(text: masked(command).text)
  }

  /// Returns a command that is safe to record, with text for secret fields masked.
  package func masked(_ command: SessionCommand) -> SessionCommand {
    guard command.typesText else { return command }
    var isSecret = takesSecret
    if case .type(let text) = command {
      var line = line.prompt
      line?.insert(text)
      isSecret = line?.typesText != false && isAtSecret
    }
    return isSecret ? command.masked : command
  }

  /// Returns a key that is safe to show, trace or record. A key that types into a secret field is masked.
  func masked(_ key: Key) -> Key {
    key.typedText != nil && takesSecret ? Key("•") : key
  }

  /// The open input line as shown on the screen, with text for a secret field masked.
  var shownPrompt: Prompt? {
    guard let prompt = line.prompt else { return nil }
    return takesSecret ? prompt.masked : prompt
  }

  /// Whether the next key types a character of a secret, either into a secret field or into a command that types into a
  /// secret field.
  var takesSecret: Bool {
    if let prompt = line.prompt { return prompt.typesText && isAtSecret }
    return editsSecret
  }

  /// Whether a secret field receives typed text.
  private var editsSecret: Bool {
    guard let field = editing ?? keyboard.reported(in: tree) else { return false }
    return tree[field]?.states.isProtected != false
  }

  /// Whether a command types text for a secret field, even if the field at the cursor is not being edited.
  private var isAtSecret: Bool {
    editsSecret
      || navigators.current?.cursor.flatMap { tree[$0] }?.states.isProtected == true
  }
}

extension TurnStep {
  /// Shows a message in the user's language without speaking it.
  static func notice(_ word: Word, _ fillings: String..., in core: SessionCore) -> TurnStep {
    let words = core.settings.verbosity.catalogOfUser
    let message = words.segment(.interface, words.filled(word, fillings))
    return .effect(.notice(message), core.navigators.driven)
  }

  /// Shows a message that is not in the catalog, such as the source's message or a message about a command's arguments.
  static func show(_ text: String, _ core: SessionCore) -> TurnStep {
    .effect(.notice(.init(.interface, text)), core.navigators.driven)
  }

  /// Speaks words that belong to the user interface.
  static func say(_ word: Word, _ fillings: String..., in core: SessionCore) -> TurnStep {
    let words = core.settings.verbosity.catalog(for: core.tree)
    let said = words.segment(.interface, words.filled(word, fillings))
    return .effect(.speak(Utterance([said])), core.navigators.driven)
  }

  /// Speaks text that the user wrote.
  static func say(verbatim text: String, _ core: SessionCore) -> TurnStep {
    .effect(.speak(Utterance(.interface, text)), core.navigators.driven)
  }

  /// Plays the border sound, because there are no more elements in the given direction.
  static func border(_ core: SessionCore) -> TurnStep {
    .effect(.sound(.border), core.navigators.driven)
  }
}
