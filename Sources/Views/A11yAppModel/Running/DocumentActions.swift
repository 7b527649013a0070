// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import OpenCombine

/// An action that creates new documents, each in its own window.
@MainActor
@preconcurrency
public struct NewDocumentAction {
  package weak var app: AppRecord?

  package nonisolated init(app: AppRecord?) { self.app = app }

  /// Opens a window with a new document from the first document group that can create documents of the given type.
  public func callAsFunction(contentType: UTType) {
    app?.inTurn { app in
      let scene = app.scenes.first { scene in
        scene.documents.map { $0.make != nil && $0.match(contentType) != nil } ?? false
      }
      guard let scene else {
        return app.report(
          "A document cannot be created, because no DocumentGroup creates \(contentType)"
        )
      }
      scene.open()
    }
  }

  func open<D>(
    _ type: D.Type,
    _ make: @escaping @MainActor (DocumentKind, Inbox) -> OpenDocument
  ) {
    app?.inTurn { app in
      guard let scene = app.scene(forDocuments: ObjectIdentifier(type)), let kind = scene.documents
      else {
        return app.report("A document cannot be created, because no DocumentGroup creates \(type)")
      }
      app.open(make(kind, app.graph.inbox), in: scene)
    }
  }
}

/// An action that opens documents from files.
@MainActor
@preconcurrency
public struct OpenDocumentAction {
  package weak var app: AppRecord?

  package nonisolated init(app: AppRecord?) { self.app = app }

  /// Opens the document in a file or, if it is already open, brings its window to the front.
  ///
  /// - Throws: The reason why the document cannot be opened. The reason is not announced.
  public func callAsFunction(at url: URL) async throws {
    guard let app else { throw DiskError("no app is running") }
    guard url.isFileURL else { throw DiskError("the URL does not refer to a file") }
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      app.inTurn { app in done.resume(with: Result { try app.openDocument(at: url.path) }) }
    }
  }
}

private enum NewDocumentKey: EnvironmentKey {
  static var defaultValue: NewDocumentAction { NewDocumentAction(app: nil) }
}

private enum OpenDocumentKey: EnvironmentKey {
  static var defaultValue: OpenDocumentAction { OpenDocumentAction(app: nil) }
}

extension EnvironmentValues {
  /// The action that creates new documents. Outside an app, the action does nothing.
  public package(set) var newDocument: NewDocumentAction {
    get { self[NewDocumentKey.self] }
    set { self[NewDocumentKey.self] = newValue }
  }

  /// The action that opens documents. Outside an app, the action throws an error.
  public package(set) var openDocument: OpenDocumentAction {
    get { self[OpenDocumentKey.self] }
    set { self[OpenDocumentKey.self] = newValue }
  }
}
