// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A button of a control. It is heard; pressing it does nothing here, since there is no Control Center.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action> {
  private let label: Label

  /// Creates a button with an intent.
  public init(action: Action, @ViewBuilder label: () -> Label) where ActionLabel == EmptyView {
    self.label = label()
  }

  /// Creates a button with an intent, and what is shown while it runs.
  public init(
    action: Action,
    @ViewBuilder label: () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.label = label() }
}

extension ControlWidgetButton where Label == Text {
  /// Creates a button with a title, an intent, and what is shown while it runs.
  public init(
    _ titleKey: LocalizedStringKey,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { label = Text(titleKey) }
}

extension ControlWidgetButton: ControlWidgetTemplate {
  /// A button.
  public var body: some View { Button(action: {}) { label } }
}

/// A switch of a control. It is heard; turning it does nothing here, since there is no Control Center.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action> {
  private let label: Label
  private let isOn: Bool
  private let valueLabel: (Bool) -> ValueLabel

  /// Creates a switch with an intent, and what is shown of its value.
  public init(
    isOn: Bool,
    action: Action,
    @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    self.label = label()
    self.valueLabel = valueLabel
  }
}

extension ControlWidgetToggle: ControlWidgetTemplate {
  /// A switch, with what is shown of its value.
  public var body: some View {
    Toggle(isOn: .constant(isOn)) {
      label
      valueLabel(isOn)
    }
  }
}
