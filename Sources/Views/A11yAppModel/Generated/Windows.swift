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

/// The default label of a settings link.
public struct DefaultSettingsLinkLabel: View {
  /// The text.
  public var body: some View { Text(verbatim: "Settings…") }
}

extension MenuBarExtra where Label == A11yViews.Label<Text, Image> {
  /// Creates an item with a localized title and an image, inserted while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { A11yViews.Label(titleKey, image: image) }
  }

  /// Creates an item with a localized string as its title and a symbol, inserted while a binding is
  /// true.
  public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      A11yViews.Label(title, systemImage: systemImage)
    }
  }

  /// Creates an item with a localized string resource as its title and a symbol, inserted while a
  /// binding is true.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      A11yViews.Label(title, systemImage: systemImage)
    }
  }

  /// Creates an item with a string as its title and a symbol, inserted while a binding is true.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      A11yViews.Label(title, systemImage: systemImage)
    }
  }

  /// Creates an item with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { A11yViews.Label(titleKey, image: image) }
  }

  /// Creates an item with a localized string as its title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  { self.init(content: content) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates an item with a localized string resource as its title and a symbol.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates an item with a string as its title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) { A11yViews.Label(title, systemImage: systemImage) } }
}

extension WindowGroup {
  /// Creates a group of windows with a `Text` view as its title, and an id with which to open them.
  @_disfavoredOverload public init(
    _ title: Text,
    id: String,
    @ViewBuilder makeContent: @escaping () -> Content
  ) { self.init(title, id: id, content: makeContent) }

  /// Creates a group of windows with a `Text` view as its title.
  @_disfavoredOverload public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content)
  { self.init(title, content: makeContent) }

  /// Creates a group of windows with an id with which to open them.
  @_disfavoredOverload public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, content: makeContent)
  }

  /// Creates a group of windows.
  @_disfavoredOverload public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(content: makeContent)
  }
}

extension EnvironmentValues {
  /// The style of toolbar labels.
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a group of documents that can be created, opened, changed and saved.
  @MainActor public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentKind(values: Document.self, make: newDocument)) {
      ($0 as? ValueDocument<Document>).map { editor($0.configuration) }
    }
  }

  /// Creates a group of documents that can only be opened and viewed.
  @MainActor public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentKind(values: Document.self, make: nil)) {
      ($0 as? ValueDocument<Document>).map { viewer($0.configuration) }
    }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a group of document objects that can be created, opened, changed and saved.
  @MainActor public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentKind(objects: Document.self, make: newDocument)) {
      ($0 as? ObjectDocument<Document>).map { editor($0.configuration) }
    }
  }

  /// Creates a group of document objects that can only be opened and viewed.
  @MainActor public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentKind(objects: Document.self, make: nil)) {
      ($0 as? ObjectDocument<Document>).map { viewer($0.configuration) }
    }
  }
}

extension MenuBarExtra where Label == A11yViews.Label<Text, Image> {
  /// Creates an item with a resource as its title, and an image, inserted while a binding is true.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource,
    image: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      A11yViews.Label(titleResource, image: image)
    }
  }

  /// Creates an item with the text of a resource as its title and an image.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource,
    image: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) { A11yViews.Label(titleResource, image: image) } }
}

extension MenuBarExtra {
  /// Creates an item, inserted while a binding is true.
  public init(
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(isInserted, content(), label()) }

  /// Creates an item.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content(), label())
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a localized string as its title, inserted while a binding is true.
  public init(
    _ title: LocalizedStringKey,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init(isInserted, content(), Text(title)) }

  /// Creates an item with a localized string resource as its title, inserted while a binding is
  /// true.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init(isInserted, content(), Text(title)) }

  /// Creates an item with a string as its title, inserted while a binding is true.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init(isInserted, content(), Text(title)) }

  /// Creates an item with a localized string as its title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), Text(title))
  }

  /// Creates an item with a localized string resource as its title.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), Text(title)) }

  /// Creates an item with a string as its title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), Text(title)) }
}

extension Window {
  /// Creates a window with a `Text` view as its title, and an id with which to open it.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id, content())
  }

  /// Creates a window with a localized string as its title, and an id with which to open it.
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id, content())
  }

  /// Creates a window with a localized string resource as its title, and an id with which to open
  /// it.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    id: String,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(title), id, content()) }

  /// Creates a window with a string as its title, and an id with which to open it.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(title), id, content()) }
}

extension WindowGroup {
  /// Creates a group of windows for values, with an id and a default value.
  public init<D: Codable & Hashable, C: View>(
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, id, content, defaultValue) }

  /// Creates a group of windows for values, with a default value.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, nil, content, defaultValue) }

  /// Creates a group of windows for values, with a `Text` view as its title, an id and a default
  /// value.
  @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
    _ title: Text,
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(title, id, content, defaultValue) }

  /// Creates a group of windows for values, with a `Text` view as its title, and a default value.
  @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
    _ title: Text,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(title, nil, content, defaultValue) }

  /// Creates a group of windows for values, with a localized string as its title, an id and a
  /// default value.
  public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey,
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id, content, defaultValue)
  }

  /// Creates a group of windows for values, with a localized string resource as its title, an id
  /// and a default value.
  @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringResource,
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id, content, defaultValue)
  }

  /// Creates a group of windows for values, with a string as its title, an id and a default value.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id, content, defaultValue)
  }

  /// Creates a group of windows for values, with a localized string as its title and a default
  /// value.
  public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), nil, content, defaultValue)
  }

  /// Creates a group of windows for values, with a localized string resource as its title and a
  /// default value.
  @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringResource,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), nil, content, defaultValue)
  }

  /// Creates a group of windows for values, with a string as its title and a default value.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), nil, content, defaultValue)
  }

  /// Creates a group of windows for values, with an id.
  public init<D: Codable & Hashable, C: View>(
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, id, content) }

  /// Creates a group of windows for values.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, nil, content) }

  /// Creates a group of windows for values, with a `Text` view as its title, and an id.
  @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
    _ title: Text,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(title, id, content) }

  /// Creates a group of windows for values, with a `Text` view as its title.
  @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
    _ title: Text,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(title, nil, content) }

  /// Creates a group of windows for values, with a localized string as its title and an id.
  public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), id, content) }

  /// Creates a group of windows for values, with a localized string resource as its title and an
  /// id.
  @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringResource,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), id, content) }

  /// Creates a group of windows for values, with a string as its title and an id.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), id, content) }

  /// Creates a group of windows for values, with a localized string as its title.
  public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), nil, content) }

  /// Creates a group of windows for values, with a localized string resource as its title.
  @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringResource,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), nil, content) }

  /// Creates a group of windows for values, with a string as its title.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), nil, content) }

  /// Creates a group of windows with an id with which to open them.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(nil, id, content) }

  /// Creates a group of windows with a `Text` view as its title, and an id with which to open them.
  @_disfavoredOverload public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id, content)
  }

  /// Creates a group of windows with a localized string as its title, and an id with which to open
  /// them.
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id, content)
  }

  /// Creates a group of windows with a localized string resource as its title, and an id with which
  /// to open them.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    id: String,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(title), id, content) }

  /// Creates a group of windows with a string as its title, and an id with which to open them.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(title), id, content) }

  /// Creates a group of windows.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, nil, content) }

  /// Creates a group of windows with a `Text` view as its title.
  @_disfavoredOverload public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title, nil, content)
  }

  /// Creates a group of windows with a localized string as its title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, content)
  }

  /// Creates a group of windows with a localized string resource as its title.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(title), nil, content) }

  /// Creates a group of windows with a string as its title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(title), nil, content) }
}

/// The launch screen of a document app. It is not shown, because the app opens a new document
/// immediately.
public struct DocumentGroupLaunchScene<Actions: View>: Scene {
  nonisolated init() {}
  /// No scene.
  public var body: some Scene { Window<EmptyView>?.none }
}

extension DocumentGroupLaunchScene {
  /// Creates a launch screen. Its title and actions are not announced.
  nonisolated public init(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View
  ) { self.init() }

  /// Creates a launch screen with an accessory. Its title and actions are not announced.
  nonisolated public init(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) { self.init() }

  /// Creates a launch screen with accessories. Its title and actions are not announced.
  nonisolated public init(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) { self.init() }

  /// Creates a launch screen with an accessory. Its title and actions are not announced.
  nonisolated public init(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) { self.init() }

  /// Creates a launch screen with a background style. Its title and actions are not announced.
  nonisolated public init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions
  ) { self.init() }

  /// Creates a launch screen with an accessory and a background style. Its title and actions are
  /// not announced.
  nonisolated public init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) { self.init() }

  /// Creates a launch screen with accessories and a background style. Its title and actions are not
  /// announced.
  nonisolated public init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) { self.init() }

  /// Creates a launch screen with an accessory and a background style. Its title and actions are
  /// not announced.
  nonisolated public init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) { self.init() }
}

extension PresentedWindowContent: View {
  /// The content for the current value.
  public var body: some View { content(value.binding()) }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a link labeled "Settings…".
  public init() { self.init { DefaultSettingsLinkLabel() } }
}
