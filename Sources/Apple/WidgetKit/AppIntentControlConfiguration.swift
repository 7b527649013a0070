// SPDX-License-Identifier: MIT

import AppIntents
import SwiftUI

/// Provides the value of a control whose settings are an intent's parameters.
public protocol AppIntentControlValueProvider: Sendable {
  /// The type of the intent.
  associatedtype Configuration: ControlConfigurationIntent
  /// The type of the value.
  associatedtype Value

  /// Returns the value that is used until another value is available.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the current value.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control whose settings are an intent's parameters. The content is shown with the parameters' initial values.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent,
  Content: ControlWidgetTemplate
> {
  private let kind: String
  private let show: @MainActor () -> AnyView

  /// Creates a control.
  public init(
    kind: String,
    intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Configuration) -> Content
  ) {
    self.kind = kind
    show = { AnyView(content(intent.init())) }
  }

  /// Creates a control with a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration, Provider.Value: Sendable {
    self.kind = kind
    show = {
      let configuration = Configuration()
      return AnyView(
        ControlValueView(
          preview: provider.previewValue(configuration: configuration),
          current: { try await provider.currentValue(configuration: configuration) },
          content: content
        )
      )
    }
  }
}

extension AppIntentControlConfiguration: ControlWidgetConfiguration {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// The description of the control.
  public var _kind: _WidgetKind {
    let show = show
    return _WidgetKind(kind: kind) { _ in show() }
  }
}
