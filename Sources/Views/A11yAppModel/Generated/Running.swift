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

/// Opens windows of the app's scenes.
@MainActor @preconcurrency public struct OpenWindowAction {
  package let open: @MainActor (WindowRequest) -> Void
  package nonisolated init(open: @escaping @MainActor (WindowRequest) -> Void) { self.open = open }
  /// Opens a new window of the group with an id, or brings the window with that id to the front.
  public func callAsFunction(id: String) { open(WindowRequest(id: id)) }
  /// Brings the window that shows a value to the front, or opens one.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(WindowRequest(value: value)) }
  /// Brings the window that shows a value to the front, or opens one, in the group with an id.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(WindowRequest(id: id, value: value))
  }
}

/// Opens the app's settings.
@MainActor @preconcurrency public struct OpenSettingsAction {
  package let open: @MainActor () -> Void
  package nonisolated init(open: @escaping @MainActor () -> Void) { self.open = open }
  /// Opens the settings, or brings them to the front.
  public func callAsFunction() { open() }
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Returns work that runs after transfers with a given name have ended.
  public static func urlSession(_ identifier: String) -> Self { Self(named: identifier) }

  /// Returns work that refreshes the app's content, with a given name.
  public static func appRefresh(_ identifier: String) -> Self { Self(named: identifier) }

  /// Work that runs after an intent has run.
  public static var intentDidRun: Self { Self(named: "intentDidRun") }

  /// Work that runs when a shortcut may be relevant.
  public static var relevantShortcut: Self { Self(named: "relevantShortcut") }

  /// Work that runs after the watch and the phone have exchanged data.
  public static var watchConnectivity: Self { Self(named: "watchConnectivity") }

  /// Work that runs after a nearby Bluetooth device has sent an alert.
  public static var bluetoothAlert: Self { Self(named: "bluetoothAlert") }
}

extension View {
  /// Continues activities of a type, for example those that `continue` names.
  nonisolated public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(_EventModifier(.continues(activityType, action))) }

  /// Offers an activity while the view is shown. The command `continue` with the activity's type
  /// continues it.
  nonisolated public func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(_UserActivityModifier(type: activityType, describe: isActive ? update : nil))
  }

  /// Offers an activity about a value while the value is not `nil`.
  nonisolated public func userActivity<P>(
    _ activityType: String,
    element: P?,
    _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      _UserActivityModifier(
        type: activityType,
        describe: element.map { element in { update(element, $0) } }
      )
    )
  }

  /// Handles URLs that the app is asked to open, for example by `open-url`. The front window
  /// receives them, unless `handlesExternalEvents` specifies otherwise.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_EventModifier(.opens(action)))
  }

  /// Sets the events that the view's window prefers, and those that it allows if no other window
  /// prefers them. An event matches if its URL or identifier contains one of the words, ignoring
  /// case and accents. `*` matches everything.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  { modifier(_EventModifier(.accepts(preferring: preferring, allowing: allowing))) }
}

/// A button that opens a new document.
public struct NewDocumentButton<Label: View>: View {
  @Environment(\.newDocument) var newDocument
  let label: Text
  let make: (@MainActor (NewDocumentAction) async -> Void)?
  nonisolated init(_ label: Text?, make: (@MainActor (NewDocumentAction) async -> Void)?) {
    self.label = label ?? Text("Create Document")
    self.make = make
  }
  /// The button.
  public var body: some View {
    Button {
      Task { await make?(newDocument) }
    } label: {
      label
    }
  }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button for the app's documents. The button opens no document, because the documents'
  /// type is unknown; specify the type instead.
  nonisolated public init(_ label: Text? = nil, contentType: UTType? = nil) {
    self.init(label, make: nil)
  }

  /// Creates a button for a document in a file. No file is opened.
  nonisolated public init(
    _ label: Text? = nil,
    contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL?
  ) { self.init(label, make: nil) }

  /// Creates a button that opens the document that a closure creates.
  nonisolated public init<D: FileDocument>(
    _ label: Text? = nil,
    for documentType: D.Type = D.self,
    contentType: UTType? = nil,
    prepareDocument: @escaping @MainActor () async throws -> D?
  ) {
    self.init(label) { action in if let document = try? await prepareDocument() { action(document) }
    }
  }
}

/// The actions of a document app's launch screen: a button for a new document.
public struct DefaultDocumentGroupLaunchActions: View {
  /// Creates the actions.
  nonisolated public init() {}
  /// The button.
  public var body: some View { NewDocumentButton() }
}

extension Diagnostic.Kind {
  /// A window, document or URL could not be opened.
  public static let cannotOpen = Self(rawValue: "cannotOpen")

  /// The windows' values from the last launch cannot be read.
  public static let unreadableWindows = Self(rawValue: "unreadableWindows")
}

extension NewDocumentAction {
  /// Opens a window with a document, in the group for documents of its type.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
    open(D.self) { ValueDocument(newDocument(), $0, $0.newType, $1) }
  }

  /// Opens a window with a document object, in the group for documents of its type.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
    open(D.self) { ObjectDocument(newDocument(), $0, $0.newType, $1) }
  }
}

extension Scene {
  /// Sets the events for which new windows of the scene are opened.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    environment(\.externalEventConditions, conditions)
  }
}

extension DismissWindowAction {
  /// Closes the windows of the scene with an id.
  public func callAsFunction(id: String) { dismiss(WindowRequest(id: id)) }

  /// Closes the window that shows a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    dismiss(WindowRequest(value: value))
  }

  /// Closes the window that shows a value, in the group with an id.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    dismiss(WindowRequest(id: id, value: value))
  }
}
