// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The choice of a place for a file, in AppKit. There are no files to choose from here: the panel
/// opens, says so, and can only be cancelled.
@MainActor
@preconcurrency
open class NSSavePanel: NSPanel {
  /// The place: none was chosen.
  open var url: URL? { nil }
  /// The folder at first.
  open var directoryURL: URL?
  /// The types that can be chosen.
  open var allowedContentTypes: [UTType] = []
  /// Whether other types can be chosen.
  open var allowsOtherFileTypes = false
  /// Whether folders can be made.
  open var canCreateDirectories = true
  /// Whether the end of the name can be hidden.
  open var canSelectHiddenExtension = false
  /// Whether the end of the name is hidden.
  open var isExtensionHidden = false
  /// Whether hidden files are shown.
  open var showsHiddenFiles = false
  /// Whether folders that look like files can be opened.
  open var treatsFilePackagesAsDirectories = false
  /// Whether labels can be given.
  open var showsTagField = true
  /// What a program adds. It is not heard.
  open var accessoryView: NSView?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // AppKit declares these this way, and programs rely on it.
  /// The name of the file.
  open var nameFieldStringValue: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The label of the name.
  open var nameFieldLabel: String! = "Save As:"
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title of the button that chooses.
  open var prompt: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is asked.
  open var message: String!
  private var answer: ((_NSModalResponse) -> Void)?
  /// The title of the button that chooses, unless a program has others.
  var usualPrompt: String { "Save" }

  /// Opens the panel, and says that it was cancelled when it closes.
  open func begin(completionHandler handler: @escaping (_NSModalResponse) -> Void) {
    answer = handler
    if !isOpened() { cancelled() }
  }

  /// Opens the panel, and waits until it closes: it was cancelled.
  open func begin() async -> _NSModalResponse {
    await withCheckedContinuation { continuation in
      begin { continuation.resume(returning: $0) }
    }
  }

  /// Opens the panel, and says that it was cancelled when it closes.
  open func beginSheetModal(
    for window: NSWindow,
    completionHandler handler: @escaping (_NSModalResponse) -> Void
  ) { begin(completionHandler: handler) }

  /// Opens the panel, and waits until it closes: it was cancelled.
  open func beginSheetModal(for window: NSWindow) async -> _NSModalResponse { await begin() }

  /// Opens the panel, and says at once that it was cancelled: nothing can wait here, and there is
  /// nothing to be chosen.
  @discardableResult
  open func runModal() -> _NSModalResponse {
    answer = nil
    _ = isOpened()
    return .cancel
  }

  private func isOpened() -> Bool {
    Overlays.show(for: self) { [weak self] in AnyView(self.map(PanelView.init)) }
  }

  fileprivate func cancelled() {
    let answer = answer
    self.answer = nil
    Overlays.hide(self)
    answer?(.cancel)
  }
}

/// The choice of files, where there are none.
private struct PanelView: View {
  let panel: NSSavePanel
  @State private var isOpen = true

  init(_ panel: NSSavePanel) { self.panel = panel }

  var body: some View {
    let panel = panel
    Color.clear.sheet(isPresented: $isOpen, onDismiss: { panel.cancelled() }) {
      NavigationStack {
        VStack {
          if let message = panel.message, !message.isEmpty { Text(message) }
          Text("No Files")
        }
        .navigationTitle(panel.title.isEmpty ? "Files" : panel.title)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isOpen = false } }
          ToolbarItem(placement: .confirmationAction) {
            Button(panel.prompt ?? panel.usualPrompt) {}.disabled(true)
          }
        }
      }
    }
  }
}
