// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A UIKit alert or action sheet, shown as a SwiftUI alert or confirmation dialog.
struct QuestionView: View {
  /// The current state of an alert's button.
  private struct Choice: Identifiable {
    let id: Int
    let title: String
    let role: ButtonRole?
    let isEnabled: Bool
  }

  /// The current state of an alert's text field.
  private struct Field: Identifiable {
    let id: Int
    let placeholder: String
    let text: String
    let isSecure: Bool
  }

  private let controller: UIAlertController
  private let isChoice: Bool
  private let title: String
  private let message: String
  private let choices: [Choice]
  private let fields: [Field]

  @MainActor
  init(_ controller: UIAlertController) {
    self.controller = controller
    isChoice = controller.preferredStyle == .actionSheet
    title = controller.title ?? ""
    message = controller.message ?? ""
    choices = controller.actions.enumerated().map { place, action in
      let role: ButtonRole? =
        switch action.style {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
      return Choice(
        id: place,
        title: action.title ?? "",
        role: role,
        isEnabled: action.isEnabled
      )
    }
    fields = (controller.textFields ?? []).enumerated().map { place, field in
      Field(
        id: place,
        placeholder: field.placeholder ?? "",
        text: field.text ?? "",
        isSecure: field.isSecureTextEntry
      )
    }
  }

  var body: some View {
    if isChoice {
      Color.clear.confirmationDialog(title, isPresented: isShown, titleVisibility: .automatic) {
        buttons
      } message: {
        words
      }
    } else {
      Color.clear.alert(title, isPresented: isShown) {
        inputs
        buttons
      } message: {
        words
      }
    }
  }

  private var isShown: Binding<Bool> {
    Binding {
      controller.presentingViewController != nil
    } set: { isShown in
      if !isShown { controller.dismiss(animated: true) }
    }
  }

  @ViewBuilder private var words: some View { if !message.isEmpty { Text(message) } }

  private var buttons: some View {
    ForEach(choices) { choice in
      Button(choice.title, role: choice.role) {
        controller.perform(controller.actions[choice.id])
      }
      .disabled(!choice.isEnabled)
    }
  }

  private var inputs: some View {
    ForEach(fields) { field in
      if field.isSecure {
        SecureField(field.placeholder, text: text(of: field))
      } else {
        TextField(field.placeholder, text: text(of: field))
      }
    }
  }

  private func text(of field: Field) -> Binding<String> {
    Binding {
      controller.textFields?[field.id].text ?? ""
    } set: { text in
      let field = controller.textFields?[field.id]
      field?.text = text
      field?.sendActions(for: .editingChanged)
    }
  }
}
