// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// In a small widget, a label followed by up to three views.
public struct AccessoryWidgetGroup<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// Creates a group with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension AccessoryWidgetGroup: View {
  /// The group's label, followed by its views.
  public var body: some View {
    label
    content
  }
}
