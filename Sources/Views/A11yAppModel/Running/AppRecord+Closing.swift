// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

extension AppRecord {
  /// Asks about a window's unsaved changes, if it has any, or what its views ask; returns whether it
  /// asked.
  package func asksBeforeClosing(_ window: WindowNode, _ question: ClosingQuestion) -> Bool {
    if let own = window.dismissalQuestions.last(where: \.isWanted) {
      bringForward(window)
      own.ask(question)
      return true
    }
    guard let document = window.document, document.isEdited.peek() else { return false }
    bringForward(window)
    document.question.write(question)
    return true
  }

  /// Lets the app end and notifies its delegate.
  package func end() -> ActionResponse.Outcome {
    guard !life.hasEnded else { return .handled }
    for window in windows where asksBeforeClosing(window, .quit) {
      return .refused(notice: "Not ended: changes to \(window.title) are not saved.")
    }
    guard life.delegate?.letsEnd() ?? true else { return .refused(notice: "Not ended: \(name) goes on.") }
    life.end()
    tell(.willTerminate)
    return .handled
  }

  fileprivate func answer(_ document: OpenDocument, saving: Bool) {
    guard let question = document.question.peek(), let window = document.window else { return }
    document.question.write(nil)
    if saving, save(document, to: nil) != .handled { return }
    discard(window)
    if question == .quit { quit() }
  }
}

extension OpenDocument {
  /// Handles the user's answer about unsaved changes.
  package func answer(saving: Bool) {
    guard let app = window?.graph.app else { return }
    // The window closes only after the action of its button is done.
    let question = question.peek()
    inbox.post(
      .action { [weak app, weak self] in
        guard let app, let self else { return }
        self.question.write(question)
        app.answer(self, saving: saving)
      }
    )
  }
}
