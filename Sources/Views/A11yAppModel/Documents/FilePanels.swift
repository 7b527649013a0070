// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// The system's panels for choosing files. There are no files to be chosen from here: a panel opens,
// says so, and can be left.

extension View {
  /// Opens the choice of a file while a binding is true.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) { FilePanel(title: "Open") }
  }

  /// Opens the choice of several files while a binding is true.
  @preconcurrency
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onCancellation) { FilePanel(title: "Open") }
  }

  /// Opens the choice of a place for a document while a binding is true.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) { FilePanel(title: "Move") }
  }

  /// Opens the choice of a place for documents while a binding is true.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    sheet(isPresented: isPresented) { FilePanel(title: "Move") }
  }

  /// Opens the choice of a place for something while a binding is true.
  @preconcurrency
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>,
    item: T?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onCancellation) { FilePanel(title: "Move") }
  }

  /// Opens the choice of a place for several things while a binding is true.
  @preconcurrency
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>,
    items: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View where C.Element == T {
    sheet(isPresented: isPresented, onDismiss: onCancellation) { FilePanel(title: "Move") }
  }

  /// Opens the choice of another place for files while a binding is true.
  @preconcurrency
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>,
    files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View where C.Element == URL {
    sheet(isPresented: isPresented, onDismiss: onCancellation) { FilePanel(title: "Move") }
  }

  /// Opens the choice of another place for a file while a binding is true.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) { FilePanel(title: "Move") }
  }
}

/// The choice of files, where there are none.
private struct FilePanel: View {
  @Environment(\.dismiss) private var dismiss
  let title: String

  nonisolated init(title: String) { self.title = title }

  var body: some View {
    NavigationStack {
      Text("No Files")
        .navigationTitle("Files")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) { Button(title) {}.disabled(true) }
        }
    }
  }
}
