import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A configuration of which something is known besides.
package struct NamedWidgetConfiguration<Base: WidgetConfiguration> {
  package let base: Base
  package let change: (inout _WidgetKind) -> Void

  package nonisolated init(_ base: Base, _ change: @escaping (inout _WidgetKind) -> Void) {
    self.base = base
    self.change = change
  }
}

extension NamedWidgetConfiguration: WidgetConfiguration {
  package typealias Body = Never

  package var _kind: _WidgetKind {
    var kind = base._kind
    change(&kind)
    return kind
  }
}

extension WidgetConfiguration {
  /// Says what the widget is called: what is heard when it is met.
  nonisolated public func configurationDisplayName(
    _ displayName: Text
  ) -> some WidgetConfiguration {
    NamedWidgetConfiguration(self) { $0.displayName = displayName.spoken }
  }

  /// Says what the widget is called, in the user's language.
  nonisolated public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  /// Says what the widget is called, by a resource.
  @_disfavoredOverload
  nonisolated public func configurationDisplayName(
    _ displayNameResource: LocalizedStringResource
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameResource))
  }

  /// Says what the widget is called.
  @_disfavoredOverload
  nonisolated public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// Says what the widget is for. There is no gallery of widgets here, so nobody hears it.
  nonisolated public func description(_ description: Text) -> some WidgetConfiguration {
    NamedWidgetConfiguration(self) { $0.description = description.spoken }
  }

  /// Says what the widget is for, in the user's language.
  nonisolated public func description(
    _ descriptionKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  /// Says what the widget is for, by a resource.
  @_disfavoredOverload
  nonisolated public func description(
    _ descriptionResource: LocalizedStringResource
  ) -> some WidgetConfiguration {
    description(Text(descriptionResource))
  }

  /// Says what the widget is for.
  @_disfavoredOverload
  nonisolated public func description<S: StringProtocol>(
    _ description: S
  ) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Says where the widget can be; the first is what is shown of it by itself.
  nonisolated public func supportedFamilies(
    _ families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    NamedWidgetConfiguration(self) { $0.families = families }
  }

  /// Says that there is no room around the content. It changes nothing that is heard.
  nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration {
    NamedWidgetConfiguration(self) { _ in }
  }

  /// Says whether what is behind the content may go. It changes nothing that is heard.
  nonisolated public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    NamedWidgetConfiguration(self) { _ in }
  }
}

extension View {
  /// Says what address the app is opened with when the widget is tapped. The widget stands alone
  /// here, so there is no app to open.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }

  /// Says that the view has the widget's second colour. It changes nothing that is heard.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Draws views behind a container. They are not met.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    self
  }
}
