import A11yTree

/// Controls that belong together. With a label they are met in a group of that name.
public struct ControlGroup<Content: View> {
  let content: Content
  let label: AnyView?

  private init(_ content: Content, _ label: AnyView?) {
    self.content = content
    self.label = label
  }

  /// Makes a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes the group that a style is asked to make something of.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, AnyView(configuration.label))
  }
}

extension ControlGroup {
  /// Makes a group of controls with a label.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.init(LabeledControlGroupContent(content: content(), label: label()), nil)
  }

  /// Makes a group of controls labelled with a localised text.
  public init<C: View>(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group of controls labelled with a string.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group of controls labelled with a localised text and a symbol.
  public init<C: View>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a group of controls labelled with a string and a symbol.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup: View {
  /// The controls, or what a style makes of them.
  public var body: some View {
    Styleable(
      plain: content,
      configuration: {
        ControlGroupStyleConfiguration(
          content: ControlGroupStyleConfiguration.Content(view: AnyView(content)),
          label: ControlGroupStyleConfiguration.Label(view: label ?? AnyView(EmptyView()))
        )
      },
      styled: { $0 }
    )
  }
}

/// Controls with the label of their group.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View {
  /// The controls in a group of the label's name.
  public var body: some View { NamedGroup(label: label, inside: content) }
}
