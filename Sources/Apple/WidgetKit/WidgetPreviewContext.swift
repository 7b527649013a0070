// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// What a preview is shown in.
public protocol PreviewContext {}

/// Up to three views in a small widget, below a label.
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
  /// The label, and then the views.
  public var body: some View {
    label
    content
  }
}

/// How the views of a group look. It does not affect elements.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = Self(name: "automatic")
  /// Round.
  public static let circular = Self(name: "circular")
  /// With round corners.
  public static let roundedSquare = Self(name: "roundedSquare")
}
