// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A key for a value in a container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The default value, for views that set none.
  static var defaultValue: Value { get }
}

/// A style for groups of controls. The controls appear where the body shows them.
@MainActor @preconcurrency public protocol ControlGroupStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Returns the body for a group of controls.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group of controls, for use in a style.
public struct ControlGroupStyleConfiguration {
  /// The label of the group.
  public struct Label {
    package let view: AnyView
  }
  /// The group's controls.
  public struct Content {
    package let view: AnyView
  }
  /// The group's controls.
  public let content: Content
  /// The label of the group.
  public let label: Label
}

/// A style for disclosure groups. The label's element announces whether the group is expanded.
@MainActor @preconcurrency public protocol DisclosureGroupStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the body for a disclosure group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group, for use in a style.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label {
    package let view: AnyView
    package let isExpanded: Bool
  }
  /// The content of the group.
  public struct Content {
    package let view: AnyView
  }
  /// The label of the group.
  public let label: Label
  /// The content of the group.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

/// A style for group boxes. The label and the content appear where the body shows them.
@MainActor @preconcurrency public protocol GroupBoxStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the body for a group box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box, for use in a style.
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

/// A collection of another collection's indices, each with the identity of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable> {
  /// The index of an element with its identity.
  public struct Element {
    package let index: Base.Index
    package let id: ID
  }
  package let base: Base
  package let id: KeyPath<Base.Element, ID>
}

/// A placeholder for a search without results.
public struct SearchUnavailableContent {
  /// The title of the placeholder.
  public struct Label {
    package let text: String?
  }
  /// The advice in the placeholder.
  public struct Description {}
  /// The actions in the placeholder, of which there are none.
  public struct Actions {}
}

/// One of the sections in a container.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section within its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
    let place: Int
  }
  /// The section's identity, based on its position.
  public let id: ID
  /// The values that the section passes to the container.
  public let containerValues: ContainerValues
  /// The views in the header.
  public let header: SubviewsCollection
  /// The views in the section's content.
  public let content: SubviewsCollection
  /// The views in the footer.
  public let footer: SubviewsCollection
}

/// The input for a timeline's content.
public struct TimelineViewDefaultContext: Sendable {
  /// The interval at which the content can be updated.
  public enum Cadence: Comparable, Sendable {
    /// The content can be updated in every frame.
    case live
    /// The content can be updated every second.
    case seconds
    /// The content can be updated every minute.
    case minutes
  }
  /// The scheduled date that the content is for.
  public let date: Date
  /// The interval at which the content can be updated.
  public let cadence: Cadence
  /// Requests an update of the content, which is always updated in this implementation.
  public func invalidateTimelineContent() {}
}

/// The dates at which content is updated.
public protocol TimelineSchedule {
  /// The level of detail at which a schedule is needed.
  typealias Mode = TimelineScheduleMode
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the dates, beginning with the last one on or before a date.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A schedule for the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}
  /// Returns the dates, beginning with the last one on or before a date.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(
      from: startDate,
      mode: mode
    )
  }
}

/// A schedule of explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  package let dates: Entries
  /// Creates a schedule from dates in order.
  public init(_ dates: Entries) { self.dates = dates }
  /// Returns the dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A schedule for every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// Returns the first date.
  public func entries(from startDate: Date, mode: Mode) -> CollectionOfOne<Date> {
    CollectionOfOne(startDate)
  }
}

/// Views for a tree of data, in which elements with children are disclosure groups and the others
/// are single views. An element with children is a button that announces whether it is expanded. In
/// a list with a selection, activating the button selects its row like any other row, and an action
/// named "Expand" or "Collapse" shows or hides the children.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  package let rows: OutlineRows
}

/// The rows below a row that has children.
public struct OutlineSubgroupChildren {
  package let rows: OutlineRows
}

/// The sections in a container, in order.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]
  init(of content: some View) { sections = SubviewList(sectionsOf: content).sections ?? [] }
  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last section.
  public var endIndex: Int { sections.count }
  /// The section at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ControlGroup {
  /// Creates a group of controls labeled with a localized string.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls labeled with a localized string and a symbol.
  public init<C: View>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of controls labeled with a localized string and an image.
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
  /// Returns the controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The `navigation` style.
public struct NavigationControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The `menu` style.
public struct MenuControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The `compactMenu` style.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The `palette` style.
public struct PaletteControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The default style.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A view that is created from the views of another.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content
}

/// The default style.
public struct DefaultGroupBoxStyle: GroupBoxStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A scrollable view. All its content can be reached, because nothing is ever scrolled out of view.
public struct ScrollView<Content: View> {
  /// The content.
  public var content: Content
  /// The directions in which the content can be scrolled.
  public var axes: Axis.Set
  /// Whether scroll indicators are shown.
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

/// A view whose content can scroll to a view by its ID.
public struct ScrollViewReader<Content: View> {
  /// A closure that creates the content.
  public var content: (ScrollViewProxy) -> Content
  /// Creates a view whose content can scroll to a view by its ID.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// A proxy for scrolling to a view by its ID. It has no effect, because nothing is ever out of view
/// and scrolling never moves a cursor.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to the first view with an ID.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// The level of detail at which a schedule is needed.
public enum TimelineScheduleMode: Sendable {
  /// All dates are needed.
  case normal
  /// Fewer dates are needed, to save energy.
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
  /// Creates a box with a label, in the older parameter order.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Creates a box labeled with a localized string.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a box labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(title) } }

  /// Creates a box labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(title) } }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box from a style's configuration.
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
  /// Creates views for a tree below a single root, with a binding to each element, identified by
  /// its `id`.
  public init<C, E: Identifiable>(
    _ root: Binding<E>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E == C.Element
  { self.init(root, id: \.id, children: children, content: content) }

  /// Creates views for several trees, with a binding to each element, identified by its `id`.
  public init<C, E: Identifiable>(
    _ data: Binding<C>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E == C.Element
  { self.init(data, id: \.id, children: children, content: content) }

  /// Creates views for a tree below a single root, in which elements are identified by their `id`.
  public init<DataElement: Identifiable>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates views for several trees, in which elements are identified by their `id`.
  public init<DataElement: Identifiable>(
    _ data: Data,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates views for a tree below a single root, with a binding to each element, identified by a
  /// key path.
  public init<C, E>(
    _ root: Binding<E>,
    id: KeyPath<E, ID>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    rows = OutlineRows(root: root, id: id, children: children, content: content)
  }

  /// Creates views for several trees, with a binding to each element, identified by a key path.
  public init<C, E>(
    _ data: Binding<C>,
    id: KeyPath<E, ID>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    rows = OutlineRows(data, id: id, children: children, content: content)
  }

  /// Creates views for a tree below a single root, in which elements are identified by a key path.
  public init<DataElement>(
    _ root: DataElement,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    rows = OutlineRows(root: root, id: id, children: children, content: content)
  }

  /// Creates views for several trees, in which elements are identified by a key path.
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
  /// A schedule for the start of every minute.
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule for every frame.
  public static var animation: Self { Self() }
}

extension Subview {
  /// The size of views in a container. It does not affect elements.
  public enum ContainerSizingOptions: Hashable, Sendable {
    /// The view is as large as the others.
    case uniform(axis: Axis.Set)
    /// The view has its own size.
    case variable
  }
}

/// A slice of the views in a container.
public typealias SubviewsCollectionSlice = SubviewsCollection

extension SectionConfiguration {
  /// A section's actions, which custom containers do not receive. In lists,
  /// `sectionActions(content:)` shows them.
  public struct Actions: View {
    /// The type of the body, which is empty.
    public typealias Body = EmptyView
    /// The body, which is empty.
    public var body: EmptyView { EmptyView() }
  }

  /// The section's actions, which are empty.
  public var actions: Actions { Actions() }
}

extension View {
  /// Sets a value for the container of the view.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> some View { modifier(ContainerValueModifier { $0[keyPath: keyPath] = value }) }

  /// Sets the style for groups of controls in the view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
  }

  /// Sets the style for disclosure groups in the view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
  }

  /// Sets the style for group boxes in the view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}

extension ContentUnavailableView
where Label == A11yViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a placeholder from a localized string and the name of an image.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(A11yViews.Label(title, image: name), description)
  }

  /// Creates a placeholder from a localized string resource and the name of an image.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    image name: String,
    description: Text? = nil
  ) { self.init(A11yViews.Label(title, image: name), description) }

  /// Creates a placeholder from a string and the name of an image.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    image name: String,
    description: Text? = nil
  ) { self.init(A11yViews.Label(title, image: name), description) }

  /// Creates a placeholder from a localized string and the name of a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(A11yViews.Label(title, systemImage: name), description)
  }

  /// Creates a placeholder from a localized string resource and the name of a symbol.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    systemImage name: String,
    description: Text? = nil
  ) { self.init(A11yViews.Label(title, systemImage: name), description) }

  /// Creates a placeholder from a string and the name of a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) { self.init(A11yViews.Label(title, systemImage: name), description) }
}

extension ControlGroup {
  /// Creates a group of controls labeled with a localized string resource.
  @_disfavoredOverload public init<C: View>(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group of controls labeled with a string.
  @_disfavoredOverload public init<C: View, S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls labeled with a localized string resource and a symbol.
  @_disfavoredOverload public init<C: View>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a group of controls labeled with a string and a symbol.
  @_disfavoredOverload public init<C: View, S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a group of controls labeled with a localized string resource and an image.
  @_disfavoredOverload public init<C: View>(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, image: image) }
  }

  /// Creates a group of controls labeled with a string and an image.
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
  /// Creates a group of controls from a style's configuration.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, AnyView(configuration.label))
  }
}

extension DisclosureGroup {
  /// Creates a group that stores whether it is expanded and is initially collapsed.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content, label())
  }

  /// Creates a group that is expanded while a binding is `true`.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(isExpanded, content, label()) }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group labeled with a localized string.
  public init(_ label: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(label))
  }

  /// Creates a group labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ label: LocalizedStringResource,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(nil, content, Text(label)) }

  /// Creates a group labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(nil, content, Text(label)) }

  /// Creates a group that is labeled with a localized string and expanded while a binding is
  /// `true`.
  public init(
    _ label: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded, content, Text(label)) }

  /// Creates a group that is labeled with a localized string resource and expanded while a binding
  /// is `true`.
  @_disfavoredOverload public init(
    _ label: LocalizedStringResource,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded, content, Text(label)) }

  /// Creates a group that is labeled with a string and expanded while a binding is `true`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded, content, Text(label)) }
}

extension Group {
  /// Creates a view from the sections in a container.
  public init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(holding: GroupSectionsOfContent(base: view, transform: transform))
  }

  /// Creates a view from the views in a container.
  public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(holding: GroupElementsOfContent(base: view, transform: transform))
  }
}

extension ForEach where ID == SectionConfiguration.ID, Content: View {
  /// Creates a view from each section in a container.
  public init<V: View>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content> {
    self.init(data: ForEachSectionCollection(view), content: content, id: \.id)
  }
}

extension ForEach where ID == Subview.ID, Content: View {
  /// Creates a view from each view in a container.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content> {
    self.init(data: ForEachSubviewCollection(view), content: content, id: \.id)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule with dates at a constant interval in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Returns a schedule for every frame, with a minimum interval in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of explicit dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

extension ContainerValues {
  /// Returns the view's tag if it has one of the given type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { self[ContainerTag.self]?.base as? V }
}

extension ControlGroup: View {
  /// The content and behavior of the view.
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
  /// The content and behavior of the view.
  public var body: some View { NamedGroup(label: label, inside: content) }
}

extension ControlGroupStyleConfiguration.Label: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}

extension ControlGroupStyleConfiguration.Content: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Label: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Content: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}

extension GroupElementsOfContent: View {
  /// The content and behavior of the view.
  public var body: some View { transform(SubviewsCollection(of: base)) }
}

extension GroupSectionsOfContent: View {
  /// The content and behavior of the view.
  public var body: some View { transform(SectionCollection(of: base)) }
}

extension IndexedIdentifierCollection {
  /// Advances to the next index.
  public func formIndex(after i: inout Base.Index) { base.formIndex(after: &i) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  /// Returns the index before another.
  public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }

  /// Moves an index back to the previous one.
  public func formIndex(before i: inout Base.Index) { base.formIndex(before: &i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  /// Returns the distance between two indices in constant time.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }

  /// Returns the index at a distance from another in constant time.
  public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(i, offsetBy: distance)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The content and behavior of the view.
  public var body: some View { rows.view() }
}

extension OutlineSubgroupChildren: View {
  /// The content and behavior of the view.
  public var body: some View { rows.view() }
}

extension ScrollViewReader: View {
  /// The content and behavior of the view.
  public var body: some View { content(ScrollViewProxy()) }
}

extension SearchUnavailableContent.Label: View {
  /// The content and behavior of the view.
  public var body: some View {
    Text(verbatim: text.map { "No Results for “\($0)”" } ?? "No Results")
  }
}

extension SearchUnavailableContent.Description: View {
  /// The content and behavior of the view.
  public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
  /// The content and behavior of the view.
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A placeholder for a search without results.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      Label(text: nil)
    } description: {
      Description()
    } actions: {
      Actions()
    }
  }

  /// Returns a placeholder for a search without results that includes the search text.
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
  /// The content and behavior of the view.
  public var body: some View { (content as? any ViewSequence)?.first ?? AnyView(content) }
}
