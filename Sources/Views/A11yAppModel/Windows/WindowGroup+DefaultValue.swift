// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

extension WindowGroup {
  private init<D: Codable & Hashable, C: View>(
    _ title: Text?,
    _ id: String?,
    _ content: @escaping (Binding<D>) -> C,
    _ defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    template = WindowTemplate(
      kind: .group,
      id: id,
      title: title,
      valueType: ObjectIdentifier(D.self),
      defaultValue: { AnyHashable(defaultValue()) }
    ) { seed in
      PresentedWindowContent(value: seed.value) { value in
        // When the value is removed, the last one is still shown.
        let known = value.wrappedValue ?? defaultValue()
        return content(
          Binding(get: { value.wrappedValue ?? known }, set: { value.wrappedValue = $0 })
        )
      }
    }
  }

  /// Creates a group of windows for values, with an id and a default value.
  public init<D: Codable & Hashable, C: View>(
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, content, defaultValue)
  }

  /// Creates a group of windows for values, with a default value.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, content, defaultValue)
  }

  /// Creates a group of windows for values, with a text as title, an id and a default value.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ title: Text,
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id, content, defaultValue)
  }

  /// Creates a group of windows for values, with a text as title and a default value.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ title: Text,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, nil, content, defaultValue)
  }

  /// Creates a group of windows for values, with a localised title, an id and a default value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id, content, defaultValue)
  }

  /// Creates a group of windows for values, titled by a resource, with an id and a default value.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource,
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleResource), id, content, defaultValue)
  }

  /// Creates a group of windows for values, with a localised title and a default value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), nil, content, defaultValue)
  }

  /// Creates a group of windows for values, titled by a resource, with a default value.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleResource), nil, content, defaultValue)
  }

  /// Creates a group of windows for values, with a title, an id and a default value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id, content, defaultValue)
  }

  /// Creates a group of windows for values, with a title and a default value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), nil, content, defaultValue)
  }
}
