// SPDX-License-Identifier: MIT

import A11yTree

extension SystemRequest {
  /// The request as a script writes it.
  var text: String {
    switch self {
    case .moveKeyboardFocus(let isForward, _): isForward ? "tab" : "shift-tab"
    case .showMenuBar: "menu"
    case .showWindow(let number): "window \(number)"
    case .showNextWindow: "window"
    case .closeWindow: "close window"
    case .save(nil): "save"
    case .save(let path?): "save \(path)"
    case .openDocument(let path): "open \(path)"
    case .openURL(let address): "open-url \(address)"
    case .continueActivity(let type): "continue \(type)"
    case .enterBackground: "background"
    case .activate: "activate app"
    case .runBackgroundTask(let name): name.isEmpty ? "background task" : "background task \(name)"
    case .pressKey: "press a key"
    case .terminate: "quit"
    }
  }
}
