// SPDX-License-Identifier: MIT

// Made from Surface/A11yAppModel.rows by `make surface`.

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import Observation
import OpenCombine

extension WidgetConfiguration {
  /// Sets the widget's localised name.
  nonisolated public func configurationDisplayName(_ displayNameKey: LocalizedStringKey)
    -> some WidgetConfiguration
  { configurationDisplayName(Text(displayNameKey)) }

  /// Sets the widget's localised purpose.
  nonisolated public func description(_ descriptionKey: LocalizedStringKey)
    -> some WidgetConfiguration
  { description(Text(descriptionKey)) }
}

extension View {
  /// Sets the URL that the app is opened with when the widget is tapped. The widget runs alone
  /// here, so there is no app to open.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }

  /// Sets whether the view has the widget's accent colour. It has no effect on speech.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Has no effect: the views in a container's background have no elements.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
}

extension WidgetConfiguration {
  /// Runs an action in the background. It never runs here.
  @MainActor @preconcurrency public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>,
    action: @escaping @Sendable (D) async -> R
  ) -> some WidgetConfiguration { self }

  /// Runs an action when a download ends. It never runs here.
  @MainActor @preconcurrency public func onBackgroundURLSessionEvents(
    matching matchingBlock: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Asks the user to set up the widget.
  @MainActor @preconcurrency public func promptsForUserConfiguration() -> some WidgetConfiguration {
    self
  }
}

extension WidgetConfiguration {
  /// Sets the widget's name from a resource.
  @_disfavoredOverload nonisolated public func configurationDisplayName(
    _ displayNameResource: LocalizedStringResource
  ) -> some WidgetConfiguration { configurationDisplayName(Text(displayNameResource)) }

  /// Sets the widget's name.
  @_disfavoredOverload nonisolated public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration { configurationDisplayName(Text(displayName)) }

  /// Sets the widget's purpose from a resource.
  @_disfavoredOverload nonisolated public func description(
    _ descriptionResource: LocalizedStringResource
  ) -> some WidgetConfiguration { description(Text(descriptionResource)) }

  /// Sets the widget's purpose.
  @_disfavoredOverload nonisolated public func description<S: StringProtocol>(_ description: S)
    -> some WidgetConfiguration
  { self.description(Text(description)) }
}
