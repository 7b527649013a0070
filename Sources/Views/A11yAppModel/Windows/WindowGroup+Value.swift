// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

extension WindowGroup {
  private init<D: Codable & Hashable, C: View>(
    _ title: Text?,
    _ id: String?,
    _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    template = WindowTemplate(
      kind: .group,
      id: id,
      title: title,
      valueType: ObjectIdentifier(D.self)
    ) { PresentedWindowContent(value: $0.value, content: content) }
  }

  /// Creates a group of windows for values, with an id.
  public init<D: Codable & Hashable, C: View>(
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, content)
  }

  /// Creates a group of windows for values.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, content)
  }

  /// Creates a group of windows for values, with a text as title and an id.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ title: Text,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id, content)
  }

  /// Creates a group of windows for values, with a text as title.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ title: Text,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, nil, content)
  }

  /// Creates a group of windows for values, with a localised title and an id.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id, content)
  }

  /// Creates a group of windows for values, titled by a resource, with an id.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleResource), id, content)
  }

  /// Creates a group of windows for values, with a localised title.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a group of windows for values, titled by a resource.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleResource), nil, content)
  }

  /// Creates a group of windows for values, with a title and an id.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id, content)
  }

  /// Creates a group of windows for values, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), nil, content)
  }
}
