// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A key of container values.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that have none.
  static var defaultValue: Value { get }
}

/// A style for groups of controls. The controls are where the body shows them.
@MainActor @preconcurrency public protocol ControlGroupStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The body of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The label of the group.
  public struct Label {
    package let view: AnyView
  }
  /// The controls.
  public struct Content {
    package let view: AnyView
  }
  /// The controls.
  public let content: Content
  /// The label of the group.
  public let label: Label
}

/// A style for disclosure groups. The element of the label says whether the group is expanded.
@MainActor @preconcurrency public protocol DisclosureGroupStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The body of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label {
    package let view: AnyView
    package let isExpanded: Bool
  }
  /// The content.
  public struct Content {
    package let view: AnyView
  }
  /// The label of the group.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

/// A style for group boxes. The label and the content are where the body shows them.
@MainActor @preconcurrency public protocol GroupBoxStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The body of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public struct Label {
    package let view: AnyView
  }
  /// The content of the box.
  public struct Content {
    package let view: AnyView
  }
  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

/// The indices of a collection, each with the identity of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable> {
  /// The index of an element, and its identity.
  public struct Element {
    package let index: Base.Index
    package let id: ID
  }
  package let base: Base
  package let id: KeyPath<Base.Element, ID>
}

/// A placeholder for a search without results.
public struct SearchUnavailableContent {
  /// The title.
  public struct Label {
    package let text: String?
  }
  /// The advice.
  public struct Description {}
  /// The actions: none.
  public struct Actions {}
}

/// One of the sections that a container was given.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section in its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
    let place: Int
  }
  /// The section's place.
  public let id: ID
  /// What the section tells the container.
  public let containerValues: ContainerValues
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views inside.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
}

/// The input of a timeline's content.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content can be remade.
  public enum Cadence: Comparable, Sendable {
    /// Every frame.
    case live
    /// Every second.
    case seconds
    /// Every minute.
    case minutes
  }
  /// The date of the schedule that the content is for.
  public let date: Date
  /// How often the content can be remade.
  public let cadence: Cadence
  /// Asks for the content to be remade. Here it always is.
  public func invalidateTimelineContent() {}
}

/// The dates at which content is remade.
public protocol TimelineSchedule {
  /// How much of a schedule is needed.
  typealias Mode = TimelineScheduleMode
  /// The dates, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates, beginning with the last one before a date.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}
  /// The dates, beginning with the last one before a date.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(
      from: startDate,
      mode: mode
    )
  }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  package let dates: Entries
  /// Creates a schedule from dates in order.
  public init(_ dates: Entries) { self.dates = dates }
  /// The dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// The first date.
  public func entries(from startDate: Date, mode: Mode) -> CollectionOfOne<Date> {
    CollectionOfOne(startDate)
  }
}

/// Views of a tree of data: elements with children are disclosure groups, the others single views.
/// An element with children is a button that says whether it is expanded. In a list with a
/// selection activating it selects it, like any row; an action "Expand" or "Collapse" opens and
/// closes it.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  package let rows: OutlineRows
}

/// The rows below one that has children.
public struct OutlineSubgroupChildren {
  package let rows: OutlineRows
}

/// The sections that a container was given, in order.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]
  init(of content: some View) { sections = SubviewList(sectionsOf: content).sections ?? [] }
  /// The place of the first section.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section in a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ControlGroup {
  /// Creates a group of controls labelled with a localised text.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls labelled with a localised text and a symbol.
  public init<C: View>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of controls labelled with a localised text and an image.
  public init<C: View>(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }
}

/// The default style.
public struct AutomaticControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The `navigation` style.
public struct NavigationControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The `menu` style.
public struct MenuControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The `compactMenu` style.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The `palette` style.
public struct PaletteControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The default style.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// The content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A view that is made from the views of another.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content
}

/// The default style.
public struct DefaultGroupBoxStyle: GroupBoxStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// The content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// Scrollable content. All of it can be reached: nothing is ever scrolled away.
public struct ScrollView<Content: View> {
  /// The content.
  public var content: Content
  /// The directions of scrolling.
  public var axes: Axis.Set
  /// Whether it shows scroll indicators.
  public var showsIndicators: Bool
  /// Creates a scroll view.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }
  /// Creates a scroll view with or without indicators.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

/// Lets its content scroll to a view by id.
public struct ScrollViewReader<Content: View> {
  /// Creates the content.
  public var content: (ScrollViewProxy) -> Content
  /// Creates a view whose content can scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// Scrolls to a view by id. Has no effect here: nothing is ever out of sight, and scrolling never
/// moves a cursor.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to the first view with an id.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// How much of a schedule is needed.
public enum TimelineScheduleMode: Sendable {
  /// All of it.
  case normal
  /// Few dates, to save energy.
  case lowFrequency
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The `navigation` style.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The `menu` style.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The `compactMenu` style.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The `palette` style.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

extension GroupBox {
  /// Creates a box with a label (older parameter order).
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Creates a box labelled with a localised text.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a box labelled with the text of a resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(title) } }

  /// Creates a box labelled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(title) } }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box described by a style's configuration.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates views of the bindings of a tree below one root, identified by their `id`.
  public init<C, E: Identifiable>(
    _ root: Binding<E>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E == C.Element
  { self.init(root, id: \.id, children: children, content: content) }

  /// Creates views of the bindings of trees, identified by their `id`.
  public init<C, E: Identifiable>(
    _ data: Binding<C>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E == C.Element
  { self.init(data, id: \.id, children: children, content: content) }

  /// Creates views of a tree below one root, identified by their `id`.
  public init<DataElement: Identifiable>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates views of trees, identified by their `id`.
  public init<DataElement: Identifiable>(
    _ data: Data,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates views of the bindings of a tree below one root, identified by a key path.
  public init<C, E>(
    _ root: Binding<E>,
    id: KeyPath<E, ID>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    rows = OutlineRows(root: root, id: id, children: children, content: content)
  }

  /// Creates views of the bindings of trees, identified by a key path.
  public init<C, E>(
    _ data: Binding<C>,
    id: KeyPath<E, ID>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    rows = OutlineRows(data, id: id, children: children, content: content)
  }

  /// Creates views of a tree below one root, identified by a key path.
  public init<DataElement>(
    _ root: DataElement,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    rows = OutlineRows(root: root, id: id, children: children, content: content)
  }

  /// Creates views of trees, identified by a key path.
  public init<DataElement>(
    _ data: Data,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    rows = OutlineRows(data, id: id, children: children, content: content)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of every minute.
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: Self { Self() }
}

extension Subview {
  /// The size of views in a container. It does not affect elements.
  public enum ContainerSizingOptions: Hashable, Sendable {
    /// As big as the others.
    case uniform(axis: Axis.Set)
    /// As big as they are.
    case variable
  }
}

/// Some of the views that a container was given.
public typealias SubviewsCollectionSlice = SubviewsCollection

extension SectionConfiguration {
  /// The actions of a section. A container of an app's own does not get them:
  /// `sectionActions(content:)` shows them in lists.
  public struct Actions: View {
    /// Nothing.
    public typealias Body = EmptyView
    /// Nothing.
    public var body: EmptyView { EmptyView() }
  }

  /// The actions of the section: nothing.
  public var actions: Actions { Actions() }
}

extension View {
  /// Sets a value for the container around the view.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> some View { modifier(ContainerValueModifier { $0[keyPath: keyPath] = value }) }

  /// Sets the style of groups of controls in the view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
  }

  /// Sets the style of disclosure groups in the view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
  }

  /// Sets the style of group boxes in the view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}

extension ContentUnavailableView
where Label == A11yViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view that says what is missing, with the name of an image.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(A11yViews.Label(title, image: name), description)
  }

  /// Creates a view that says what is missing, with the name of an image.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    image name: String,
    description: Text? = nil
  ) { self.init(A11yViews.Label(title, image: name), description) }

  /// Creates a view that says what is missing, with the name of an image.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    image name: String,
    description: Text? = nil
  ) { self.init(A11yViews.Label(title, image: name), description) }

  /// Creates a view that says what is missing, with the name of a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(A11yViews.Label(title, systemImage: name), description)
  }

  /// Creates a view that says what is missing, with the name of a symbol.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    systemImage name: String,
    description: Text? = nil
  ) { self.init(A11yViews.Label(title, systemImage: name), description) }

  /// Creates a view that says what is missing, with the name of a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) { self.init(A11yViews.Label(title, systemImage: name), description) }
}

extension ControlGroup {
  /// Creates a group of controls labelled with the text of a resource.
  @_disfavoredOverload public init<C: View>(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group of controls labelled with a string.
  @_disfavoredOverload public init<C: View, S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls labelled with the text of a resource and a symbol.
  @_disfavoredOverload public init<C: View>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a group of controls labelled with a string and a symbol.
  @_disfavoredOverload public init<C: View, S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a group of controls labelled with the text of a resource and an image.
  @_disfavoredOverload public init<C: View>(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, image: image) }
  }

  /// Creates a group of controls labelled with a string and an image.
  @_disfavoredOverload public init<C: View, S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }

  /// Creates a group of controls with a label.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(LabeledControlGroupContent(content: content(), label: label()), nil)
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group described by a style's configuration.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, AnyView(configuration.label))
  }
}

extension DisclosureGroup {
  /// Creates a group that stores whether it is expanded, collapsed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content, label())
  }

  /// Creates a group that is expanded while a binding is true.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(isExpanded, content, label()) }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group labelled with a localised text.
  public init(_ label: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(label))
  }

  /// Creates a group labelled with the text of a resource.
  @_disfavoredOverload public init(
    _ label: LocalizedStringResource,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(nil, content, Text(label)) }

  /// Creates a group labelled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(nil, content, Text(label)) }

  /// Creates a group labelled with a localised text, expanded while a binding is true.
  public init(
    _ label: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded, content, Text(label)) }

  /// Creates a group labelled with the text of a resource, expanded while a binding is true.
  @_disfavoredOverload public init(
    _ label: LocalizedStringResource,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded, content, Text(label)) }

  /// Creates a group labelled with a string, expanded while a binding is true.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded, content, Text(label)) }
}

extension Group {
  /// Creates a view from the sections that a container was given.
  public init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(holding: GroupSectionsOfContent(base: view, transform: transform))
  }

  /// Creates a view from the views that a container was given.
  public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(holding: GroupElementsOfContent(base: view, transform: transform))
  }
}

extension ForEach where ID == SectionConfiguration.ID, Content: View {
  /// Creates a view from each of the sections that a container was given.
  public init<V: View>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content> {
    self.init(data: ForEachSectionCollection(view), content: content, id: \.id)
  }
}

extension ForEach where ID == Subview.ID, Content: View {
  /// Creates a view from each of the views that a container was given.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content> {
    self.init(data: ForEachSubviewCollection(view), content: content, id: \.id)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at a constant interval, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame, at a minimum interval in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

extension ContainerValues {
  /// The tag of a view, if it has one of this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { self[ContainerTag.self]?.base as? V }
}

extension ControlGroup: View {
  /// The controls, or the style's body.
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

extension LabeledControlGroupContent: View {
  /// The controls in a group named by the label.
  public var body: some View { NamedGroup(label: label, inside: content) }
}

extension ControlGroupStyleConfiguration.Label: View {
  /// The label of the group.
  public var body: some View { view }
}

extension ControlGroupStyleConfiguration.Content: View {
  /// The controls.
  public var body: some View { view }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  /// The content.
  public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Label: View {
  /// The label of the box.
  public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Content: View {
  /// The content of the box.
  public var body: some View { view }
}

extension GroupElementsOfContent: View {
  /// The view that was made.
  public var body: some View { transform(SubviewsCollection(of: base)) }
}

extension GroupSectionsOfContent: View {
  /// The view that was made.
  public var body: some View { transform(SectionCollection(of: base)) }
}

extension IndexedIdentifierCollection {
  /// Advances to the next index.
  public func formIndex(after i: inout Base.Index) { base.formIndex(after: &i) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  /// The index before another.
  public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }

  /// Goes back to the previous index.
  public func formIndex(before i: inout Base.Index) { base.formIndex(before: &i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  /// The distance between two indices. O(1).
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }

  /// The index at a distance from another. O(1).
  public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(i, offsetBy: distance)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The rows of the top level.
  public var body: some View { rows.view() }
}

extension OutlineSubgroupChildren: View {
  /// The rows.
  public var body: some View { rows.view() }
}

extension ScrollViewReader: View {
  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

extension SearchUnavailableContent.Label: View {
  /// "No Results", with the search text if known.
  public var body: some View {
    Text(verbatim: text.map { "No Results for “\($0)”" } ?? "No Results")
  }
}

extension SearchUnavailableContent.Description: View {
  /// The advice.
  public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
  /// Empty.
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Shows that a search has found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      Label(text: nil)
    } description: {
      Description()
    } actions: {
      Actions()
    }
  }

  /// Shows that a search has found nothing, with the search text.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      Label(text: text)
    } description: {
      Description()
    } actions: {
      Actions()
    }
  }
}

extension ViewThatFits: View {
  /// The first view.
  public var body: some View { (content as? any ViewSequence)?.first ?? AnyView(content) }
}
