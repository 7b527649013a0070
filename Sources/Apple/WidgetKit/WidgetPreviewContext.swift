// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// What a preview is shown in.
public protocol PreviewContext {}

extension View {
  /// Shows a preview in a widget: its content sees the widget's family.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    transformEnvironment(\.widgetFamily) { family in
      if let widget = value as? WidgetPreviewContext { family = widget.family }
    }
  }
}

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

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
  /// Creates a group with words and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group with words and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension AccessoryWidgetGroup where Label == Text {
  /// Creates a group with words.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
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
