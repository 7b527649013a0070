// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A control's button. The control's button is announced, but pressing it does nothing, because there is no Control
/// Center.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action> {
  private let label: Label

  /// Creates a button with an intent.
  public init(action: Action, @ViewBuilder label: () -> Label) where ActionLabel == EmptyView {
    self.label = label()
  }

  /// Creates a button with an intent and a view that is shown while the intent runs.
  public init(
    action: Action,
    @ViewBuilder label: () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.label = label() }
}

extension ControlWidgetButton where Label == Text {
  /// Creates a button with a title, an intent, and a view that is shown while the intent runs.
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

/// A control's switch. The control's switch is announced, but toggling it does nothing, because there is no Control
/// Center.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action> {
  private let label: Label
  private let isOn: Bool
  private let valueLabel: (Bool) -> ValueLabel

  /// Creates a switch with an intent and a view for its value.
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
  /// A switch with a view for its value.
  public var body: some View {
    Toggle(isOn: .constant(isOn)) {
      label
      valueLabel(isOn)
    }
  }
}
