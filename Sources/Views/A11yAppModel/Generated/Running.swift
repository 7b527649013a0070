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

extension BackgroundTask where Request == Void, Response == Void {
  /// Transfers with a given name have ended.
  public static func urlSession(_ identifier: String) -> Self { Self(named: identifier) }

  /// It is time for the refresh with a given name.
  public static func appRefresh(_ identifier: String) -> Self { Self(named: identifier) }

  /// An intent has run.
  public static var intentDidRun: Self { Self(named: "intentDidRun") }

  /// A shortcut may be relevant.
  public static var relevantShortcut: Self { Self(named: "relevantShortcut") }

  /// The watch and the phone have exchanged data.
  public static var watchConnectivity: Self { Self(named: "watchConnectivity") }

  /// A nearby Bluetooth device has sent an alert.
  public static var bluetoothAlert: Self { Self(named: "bluetoothAlert") }
}

extension View {
  /// Continues activities of a type, for example those named by `continue`.
  nonisolated public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(_EventModifier(.continues(activityType, action))) }

  /// Offers an activity while the view is shown: `continue` with its type continues it.
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
  /// Creates a button for the app's documents. It cannot know which kind, so it opens none: give it
  /// the type of the document.
  nonisolated public init(_ label: Text? = nil, contentType: UTType? = nil) {
    self.init(label, make: nil)
  }

  /// Creates a button for a document in a file. No file is opened.
  nonisolated public init(
    _ label: Text? = nil,
    contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL?
  ) { self.init(label, make: nil) }

  /// Creates a button that opens the document that a closure makes.
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
