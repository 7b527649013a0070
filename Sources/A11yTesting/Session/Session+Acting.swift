// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

extension Session {
  /// Runs a command in the notation of transcripts and of the command line, such as `next`, `rotor headings` or
  /// `select`.
  ///
  /// An unknown command fails the test with a message that suggests the most similar command.
  public func perform(
    _ command: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    do {
      let command = try CommandParser.parse(command, for: base.driven)
      act("perform(\(SourceText.literal(base.recorded(command))))", site) { base.perform(command) }
    } catch {
      ledger.fail("\(error)", at: site)
    }
  }

  /// Presses keys, which are specified by their names with spaces between them, such as `right h space`.
  public func press(
    _ keys: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    do {
      let pressed = try keys.split(separator: " ").map { try Key(named: String($0)) }
      act("press(\(SourceText.literal(keys)))", site) {
        var shown: [String] = []
        for key in pressed {
          shown.append(String(base.recorded(.press(key)).dropFirst("press ".count)))
          base.perform(.press(key))
        }
        // Only at this point is it known which keys were typed into a secure field and must be masked.
        if shown != pressed.map(\.name) {
          rename("press(\(SourceText.literal(shown.joined(separator: " "))))")
        }
      }
    } catch {
      ledger.fail("\(error)", at: site)
    }
  }

  /// Types text into the element with keyboard focus.
  ///
  /// If no field is being edited, the field at the cursor is activated first, as a user would have to do. The resulting
  /// words count as heard.
  public func type(
    _ text: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    act("type(…)", site) { [self] in
      if !isEditing, let cursor = base.focus(of: base.driven),
        base.tree[cursor]?.role.isTextEntry == true
      {
        activate(cursor)
      }
      guard isEditing else {
        ledger.fail(
          "Cannot type, because the cursor is not on a text field.\n" + around(),
          at: site
        )
        return
      }
      base.perform(.type(text))
    }
  }

  /// Advances the session's time without waiting. Meanwhile, the scanner moves and reading continues.
  public func wait(
    _ time: Duration,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    act("wait(\(time))", CallSite(fileID, filePath, line, column)) { base.perform(.wait(time)) }
    noteWait()
  }

  private var isEditing: Bool {
    base.keyboardFocus.flatMap { base.tree[$0]?.states.isEditing } ?? false
  }

  /// Moves the cursor that the keys control to an element. The words that are spoken as a result count as heard.
  func move(to id: ElementID) {
    base.go(to: id)
  }

  /// Activates an element as a user of the controlled technology would.
  ///
  /// The words that are spoken along the way, for the element and the scanner menu, are dropped, because the test has
  /// already named its target.
  func activate(_ id: ElementID) {
    reach(id)
    let before = ledger.lines.count
    base.activateFocused()
    let rest = base.restOfActivation
    for command in rest.commands.dropLast() { base.perform(command) }
    if rest.isOnTheWay { ledger.dropLines(from: before) }
    if let last = rest.commands.last { base.perform(last) }
  }

  /// Performs a VoiceOver command on an element.
  func perform(_ command: VoiceOver.Command, on id: ElementID) {
    reach(id)
    base.perform(.voiceOver(command))
  }

  /// If the cursor is on another element, the method first moves to the given element and drops the words that are
  /// spoken on arrival.
  private func reach(_ id: ElementID) {
    guard base.focus(of: base.driven) != id else { return }
    let before = ledger.lines.count
    move(to: id)
    ledger.dropLine(at: before)
  }
}
