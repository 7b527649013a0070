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

/// The content from which a document is read.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The content of the file.
  public let file: FileWrapper
}

/// The information for writing a document.
public struct FileDocumentWriteConfiguration {
  /// The type to write.
  public let contentType: UTType
  /// The file's content when it was last read or written; `nil` for a new document.
  public let existingFile: FileWrapper?
}

/// A document that is a value, such as a structure with the text of a file. Apple's SwiftUI reads
/// and writes documents off the main thread. In this implementation, both happen on the main actor,
/// one after the other, so a type that is safe there is also safe here.
@preconcurrency public protocol FileDocument {
  /// The content types from which documents can be read.
  static var readableContentTypes: [UTType] { get }
  /// The content types in which documents can be written; by default the readable ones.
  static var writableContentTypes: [UTType] { get }
  /// Creates a document from a file's content.
  init(configuration: ReadConfiguration) throws
  /// The content from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// Returns the content of the file to write.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  /// The information for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// A document that is a value, as seen by the views of its window.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. Changing it marks it as edited.
  @Binding public var document: Document
  /// The document's file; `nil` until it is saved for the first time.
  public var fileURL: URL?
  /// Whether the document can be changed; `false` in a group for viewing only.
  public var isEditable: Bool
  package init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// A document that is an observable object. Apple's SwiftUI takes snapshots on the main thread and
/// writes them elsewhere. In this implementation, both happen on the main actor. An object counts
/// as edited as soon as it announces a change; no undo manager is needed.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject {
  /// The type of a snapshot, which is a copy of the document's content at one point in time.
  associatedtype Snapshot
  /// The content types from which documents can be read.
  static var readableContentTypes: [UTType] { get }
  /// The content types in which documents can be written; by default the readable ones.
  static var writableContentTypes: [UTType] { get }
  /// Creates a document from a file's content.
  init(configuration: ReadConfiguration) throws
  /// The content from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// Returns a copy of the document's current content.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the content of the file to write for a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
  /// The information for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// A document that is an object, as seen by the views of its window.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document. It counts as edited when it announces a change.
  @ObservedObject public var document: Document
  /// The document's file; `nil` until it is saved for the first time.
  public var fileURL: URL?
  /// Whether the document can be changed; `false` in a group for viewing only.
  public var isEditable: Bool
  package init(document: Document, fileURL: URL?, isEditable: Bool) {
    _document = ObservedObject(wrappedValue: document)
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

extension View {
  /// Opens a panel for exporting a document while a binding is true. No files are available, so it
  /// can only be cancelled.
  @_disfavoredOverload @preconcurrency nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    fileMover(
      isPresented: isPresented,
      files: [],
      onCompletion: { _ in },
      onCancellation: onCancellation
    )
  }

  /// Opens a panel for exporting documents while a binding is true. No files are available, so it
  /// can only be cancelled.
  @_disfavoredOverload @preconcurrency nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    fileMover(
      isPresented: isPresented,
      files: [],
      onCompletion: { _ in },
      onCancellation: onCancellation
    )
  }

  /// Opens a panel for moving a file while a binding is true. No files are available, so it can
  /// only be cancelled.
  @preconcurrency nonisolated public func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented,
      files: [],
      onCompletion: { _ in },
      onCancellation: onCancellation
    )
  }

  /// Adds a menu to files in the document browser, which is not shown.
  nonisolated public func documentBrowserContextMenu<Menu: View>(
    @ViewBuilder _ menu: @escaping ([URL]?) -> Menu
  ) -> some View {
    unheard(
      ".documentBrowserContextMenu(_:) is accepted but has no audible effect. Adds a menu to files in the document browser, which is not shown."
    )
  }
}

extension Scene {
  /// Adds a menu to files in the document browser, which is not shown.
  nonisolated public func documentBrowserContextMenu<Menu: View>(
    @ViewBuilder _ menu: @escaping ([URL]?) -> Menu
  ) -> some Scene { self }
}

/// The geometry of a document app's launch screen. Nothing is drawn.
public struct DocumentLaunchGeometryProxy {
  /// The frame of the screen.
  public var frame: CGRect { .zero }
  /// The frame of the title.
  public var titleViewFrame: CGRect { .zero }
}

/// A document app's launch screen, with its title as a heading, and its actions. Files are not
/// listed, so none can be opened.
public struct DocumentLaunchView<Actions: View, DocumentView: View> {
  let title: LocalizedStringKey
  let actions: Actions
  nonisolated init(_ title: LocalizedStringKey, actions: Actions) {
    self.title = title
    self.actions = actions
  }
}

extension DocumentLaunchView: View {
  /// The title and the actions.
  public var body: some View {
    VStack {
      Text(title).accessibilityAddTraits(.isHeader); actions
    }
  }
}

extension DocumentLaunchView {
  /// Creates a launch screen with a background. The background is not announced.
  nonisolated public init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View
  ) { self.init(title, actions: actions()) }

  /// Creates a launch screen with accessories. Accessories are not announced.
  nonisolated public init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) { self.init(title, actions: actions()) }

  /// Creates a launch screen with an accessory behind the title. Accessories are not announced.
  nonisolated public init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) { self.init(title, actions: actions()) }

  /// Creates a launch screen with an accessory in front of the title. Accessories are not
  /// announced.
  nonisolated public init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) { self.init(title, actions: actions()) }

  /// Creates a launch screen with accessories. Accessories are not announced.
  nonisolated public init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) { self.init(title, actions: actions()) }

  /// Creates a launch screen with an accessory behind the title. Accessories are not announced.
  nonisolated public init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) { self.init(title, actions: actions()) }

  /// Creates a launch screen with an accessory in front of the title. Accessories are not
  /// announced.
  nonisolated public init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) { self.init(title, actions: actions()) }

  /// Creates a launch screen.
  nonisolated public init(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) { self.init(title, actions: actions()) }

  /// Creates a launch screen with a background style.
  nonisolated public init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    backgroundStyle: B,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) { self.init(title, actions: actions()) }

  /// Creates a launch screen with accessories and a background style. Accessories are not
  /// announced.
  nonisolated public init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    backgroundStyle: B,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) { self.init(title, actions: actions()) }

  /// Creates a launch screen with an accessory behind the title and a background style. Accessories
  /// are not announced.
  nonisolated public init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    backgroundStyle: B,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) { self.init(title, actions: actions()) }

  /// Creates a launch screen with an accessory in front of the title and a background style.
  /// Accessories are not announced.
  nonisolated public init<B: ShapeStyle>(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    backgroundStyle: B,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) { self.init(title, actions: actions()) }
}

/// A window's document.
public struct DocumentConfiguration {
  /// The document's file; `nil` if it has not been saved.
  public let fileURL: URL?
  /// Whether the document can be changed.
  public let isEditable: Bool
}

/// Documents are stored in a different way.
@available(*, unavailable, message: "Documents are stored in a different way")
public protocol DocumentBaseBox<Document>: AnyObject {
  /// The document.
  associatedtype Document
  /// The document.
  var base: Document? { get set }
}

extension EnvironmentValues {
  /// The window's document, which views receive from their document group.
  public var documentConfiguration: DocumentConfiguration? { nil }
}

extension SceneStorage {
  /// Creates stored tab customizations.
  public init(
    wrappedValue: Value = TabViewCustomization(),
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == TabViewCustomization { self.init(wrappedValue, key, .none) }
}

extension View {
  /// Opens a panel for choosing a file while a binding is true. No files are available, so it can
  /// only be cancelled.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { sheet(isPresented: isPresented) { FilePanel(title: "Open") } }

  /// Opens a panel for choosing several files while a binding is true. No files are available, so
  /// it can only be cancelled.
  @preconcurrency nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onCancellation) { FilePanel(title: "Open") }
  }

  /// Opens a panel for exporting a document while a binding is true. No files are available, so it
  /// can only be cancelled.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { sheet(isPresented: isPresented) { FilePanel(title: "Move") } }

  /// Opens a panel for exporting documents while a binding is true. No files are available, so it
  /// can only be cancelled.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    sheet(isPresented: isPresented) { FilePanel(title: "Move") }
  }

  /// Opens a panel for exporting an item while a binding is true. No files are available, so it can
  /// only be cancelled.
  @preconcurrency nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>,
    item: T?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onCancellation) { FilePanel(title: "Move") }
  }

  /// Opens a panel for exporting several items while a binding is true. No files are available, so
  /// it can only be cancelled.
  @preconcurrency nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>,
    items: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View where C.Element == T {
    sheet(isPresented: isPresented, onDismiss: onCancellation) { FilePanel(title: "Move") }
  }

  /// Opens a panel for moving files while a binding is true. No files are available, so it can only
  /// be cancelled.
  @preconcurrency nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>,
    files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View where C.Element == URL {
    sheet(isPresented: isPresented, onDismiss: onCancellation) { FilePanel(title: "Move") }
  }

  /// Opens a panel for moving a file while a binding is true. No files are available, so it can
  /// only be cancelled.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { sheet(isPresented: isPresented) { FilePanel(title: "Move") } }
}

extension FileDocument {
  /// The readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension ReferenceFileDocument {
  /// The readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
