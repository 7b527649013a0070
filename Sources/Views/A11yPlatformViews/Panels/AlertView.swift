// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A button in an AppKit alert.
struct AlertChoice: Identifiable {
  let title: String
  let role: ButtonRole?
  let response: _NSModalResponse

  var id: Int { response.rawValue }
}

extension NSAlert {
  /// The buttons that the user can press. If the program has not added any buttons, the alert has an OK button.
  var choices: [AlertChoice] {
    guard !buttons.isEmpty else {
      return [AlertChoice(title: "OK", role: nil, response: .alertFirstButtonReturn)]
    }
    return buttons.enumerated().map { place, button in
      let cancels = button.title == "Cancel" || button.keyEquivalent == "\u{1b}"
      return AlertChoice(
        title: button.title,
        role: cancels ? .cancel : button.hasDestructiveAction ? .destructive : nil,
        response: _NSModalResponse(
          rawValue: _NSModalResponse.alertFirstButtonReturn.rawValue + place
        )
      )
    }
  }

  /// The response that the program receives if the user dismisses the alert without pressing a button.
  var leaving: _NSModalResponse {
    let choices = choices
    return (choices.first { $0.role == .cancel } ?? choices.last)?.response
      ?? .alertFirstButtonReturn
  }
}

/// An AppKit alert, shown as a SwiftUI alert.
struct AlertView: View {
  private let question: NSAlert
  private let choices: [AlertChoice]
  @State private var isAsked = true

  init(_ question: NSAlert, offering choices: [AlertChoice]) {
    self.question = question
    self.choices = choices
  }

  var body: some View {
    Color.clear.alert(question.messageText, isPresented: isShown) {
      if let accessory = question.accessoryView { ShownNSView(view: accessory) }
      if question.showsSuppressionButton, let checkbox = question.suppressionButton {
        ShownNSView(view: checkbox)
      }
      ForEach(choices) { choice in
        Button(choice.title, role: choice.role) { question.respond(choice.response) }
      }
    } message: {
      if !question.informativeText.isEmpty { Text(question.informativeText) }
    }
  }

  private var isShown: Binding<Bool> {
    Binding {
      isAsked
    } set: { isShown in
      isAsked = isShown
      if !isShown { Overlays.hide(question) }
    }
  }
}
