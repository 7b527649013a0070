// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An AppKit alert, shown as a SwiftUI alert with its title, message, accessory view and buttons.
@MainActor
@preconcurrency
open class NSAlert: NSObject {
  /// The title.
  open var messageText = ""
  /// The message.
  open var informativeText = ""
  /// The alert's style.
  open var alertStyle = Style.warning
  /// The accessory view. The accessory view's elements precede the buttons in reading order.
  open var accessoryView: NSView?
  /// The alert's icon, which is never announced.
  open var icon: NSImage?
  /// Whether the alert should have a Help button, which a11ynav never shows.
  open var showsHelp = false
  /// Whether the alert has a checkbox that suppresses the alert in the future.
  open var showsSuppressionButton = false
  /// The checkbox that suppresses the alert in the future.
  public final lazy var suppressionButton: NSButton? = NSButton(
    checkboxWithTitle: "Don’t ask again",
    target: nil,
    action: nil
  )
  /// The buttons.
  public private(set) final var buttons: [NSButton] = []
  /// An object that represents the SwiftUI alert as a window.
  public final let window: NSWindow = NSPanel()
  private var answer: ((_NSModalResponse) -> Void)?

  /// Creates an alert that describes an error.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
    informativeText = (error as? any LocalizedError)?.recoverySuggestion ?? ""
  }

  /// Adds a button at the end of the alert.
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    buttons.append(button)
    return button
  }

  /// Shows the alert over the app and passes the user's response to a closure.
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((_NSModalResponse) -> Void)? = nil
  ) {
    answer = handler
    let isAsked = Overlays.show(for: self) { AnyView(AlertView(self, offering: self.choices)) }
    if !isAsked { respond(leaving) }
  }

  /// Shows the alert over the app and waits for the user's response.
  open func beginSheetModal(for sheetWindow: NSWindow) async -> _NSModalResponse {
    await withCheckedContinuation { continuation in
      beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) }
    }
  }

  /// Announces the alert and returns a response immediately, because this method cannot wait for the user.
  ///
  /// The method returns the response of the Cancel button or, if there is none, of the last button. The alert shows
  /// only the button whose response the method returns. If the alert has several buttons, a diagnostic reports that the
  /// user could not choose a button. To let the user choose, use `beginSheetModal(for:)`.
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
        "runModal() cannot wait for a choice, so it chose “\(offered.first?.title ?? "")”. "
          + "To ask the user, call beginSheetModal(for:)."
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
