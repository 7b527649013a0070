// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A question of AppKit, asked as an alert of SwiftUI: its title, its message, what a program adds
/// and its buttons.
@MainActor
@preconcurrency
open class NSAlert: NSObject {
  /// What is asked, in short.
  open var messageText = ""
  /// What is asked.
  open var informativeText = ""
  /// What the question is about.
  open var alertStyle = Style.warning
  /// What a program adds: its elements are heard before the buttons.
  open var accessoryView: NSView?
  /// The image. It is not heard.
  open var icon: NSImage?
  /// Whether there is a button that opens help. There is none here.
  open var showsHelp = false
  /// Whether there is a checkbox with which the question is not asked again.
  open var showsSuppressionButton = false
  /// The checkbox with which the question is not asked again.
  public final lazy var suppressionButton: NSButton? = NSButton(
    checkboxWithTitle: "Don’t ask again",
    target: nil,
    action: nil
  )
  /// The buttons.
  public private(set) final var buttons: [NSButton] = []
  /// The window of the question, which is SwiftUI's; this only represents it.
  public final let window: NSWindow = NSPanel()
  private var answer: ((_NSModalResponse) -> Void)?

  /// Creates a question about an error.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
    informativeText = (error as? any LocalizedError)?.recoverySuggestion ?? ""
  }

  /// Adds a button after the others.
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    buttons.append(button)
    return button
  }

  /// Asks over the app, and tells the answer.
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((_NSModalResponse) -> Void)? = nil
  ) {
    answer = handler
    let isAsked = Overlays.show(for: self) { AnyView(AlertView(self, offering: self.choices)) }
    if !isAsked { respond(leaving) }
  }

  /// Asks over the app, and waits for the answer.
  open func beginSheetModal(for sheetWindow: NSWindow) async -> _NSModalResponse {
    await withCheckedContinuation { continuation in
      beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) }
    }
  }

  /// Says the question, and answers it at once: nothing can wait here until a user has chosen.
  ///
  /// The answer is the only button, or else the one that cancels, or else the last; what is heard has
  /// no other. A diagnostic says so where there were several. `beginSheetModal(for:)` asks.
  @discardableResult
  open func runModal() -> _NSModalResponse {
    let given = leaving
    let choices = choices
    let offered = choices.filter { $0.response == given }
    Overlays.show(for: self) { AnyView(AlertView(self, offering: offered)) }
    if choices.count > 1 {
      Diagnostic(
        .cannotWait,
        view: "NSAlert",
        "runModal() cannot wait for a choice, so it chose “\(offered.first?.title ?? "")”; "
          + "beginSheetModal(for:) asks."
      ).post()
    }
    return given
  }

  func respond(_ response: _NSModalResponse) {
    let answer = answer
    self.answer = nil
    Overlays.hide(self)
    answer?(response)
  }
}
