// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A control that the user cannot configure.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate> {
  private let kind: String
  private let show: @MainActor () -> AnyView

  /// Creates a control.
  public init(kind: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.kind = kind
    show = { AnyView(content()) }
  }

  /// Creates a control with a value.
  public init<Provider: ControlValueProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) where Provider.Value: Sendable {
    self.kind = kind
    show = {
      AnyView(
        ControlValueView(
          preview: provider.previewValue,
          current: provider.currentValue,
          content: content
        )
      )
    }
  }
}

extension StaticControlConfiguration: ControlWidgetConfiguration {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// The description of the control.
  public var _kind: _WidgetKind {
    let show = show
    return _WidgetKind(kind: kind) { _ in show() }
  }
}

/// A control that shows the preview's value until its provider returns the current value.
struct ControlValueView<Value: Sendable, Content: View>: View {
  let preview: Value
  let current: @Sendable () async throws -> Value
  let content: @MainActor (Value) -> Content
  @State private var value: Value?

  var body: some View {
    content(value ?? preview).task { value = try? await current() }
  }
}

extension ControlWidgetConfiguration {
  /// Sets the name of the control.
  nonisolated public func displayName(
    _ displayName: LocalizedStringResource
  ) -> some ControlWidgetConfiguration { NamedControl(base: self, name: Text(displayName)) }

  /// Accepts a description of the control. The control's description has no effect.
  nonisolated public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration { NamedControl(base: self, name: nil) }

  /// Does nothing, because the user is never prompted to configure the control.
  nonisolated public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    NamedControl(base: self, name: nil)
  }
}

/// A control that can be given a name.
private struct NamedControl<Base: ControlWidgetConfiguration> {
  let base: Base
  let name: Text?

  nonisolated init(base: Base, name: Text?) {
    self.base = base
    self.name = name
  }
}

extension NamedControl: ControlWidgetConfiguration {
  typealias Body = Never

  var _kind: _WidgetKind {
    var kind = base._kind
    if let name { kind.displayName = name.spoken }
    return kind
  }
}
