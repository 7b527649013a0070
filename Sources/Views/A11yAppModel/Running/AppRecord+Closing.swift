// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

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

  /// Lets the app end and notifies its delegate; returns why it does not end, if it does not.
  package func end() -> String? {
    guard !life.hasEnded else { return nil }
    for window in windows where asksBeforeClosing(window, .quit) {
      return "Not ended: changes to \(window.title) are not saved."
    }
    guard life.delegate?.letsEnd() ?? true else { return "Not ended: \(name) goes on." }
    life.end()
    tell(.willTerminate)
    return nil
  }

  fileprivate func answer(_ document: OpenDocument, saving: Bool) {
    guard let question = document.question.peek(), let window = document.window else { return }
    document.question.write(nil)
    if saving, save(document, to: nil) != nil { return }
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
