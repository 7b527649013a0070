// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An AppKit save panel. Because there are no files to choose, the panel shows “No Files” and can only be canceled.
@MainActor
@preconcurrency
open class NSSavePanel: NSPanel {
  /// The chosen URL, which is always `nil`.
  open var url: URL? { nil }
  /// The initial folder.
  open var directoryURL: URL?
  /// The file types that can be selected.
  open var allowedContentTypes: [UTType] = []
  /// Whether the user can select file types other than the allowed types.
  open var allowsOtherFileTypes = false
  /// Whether the user can create folders.
  open var canCreateDirectories = true
  /// Whether the user can hide the filename extension.
  open var canSelectHiddenExtension = false
  /// Whether the filename extension is hidden.
  open var isExtensionHidden = false
  /// Whether hidden files are shown.
  open var showsHiddenFiles = false
  /// Whether file packages can be opened like folders.
  open var treatsFilePackagesAsDirectories = false
  /// Whether the user can assign tags.
  open var showsTagField = true
  /// The panel's accessory view, which is never announced.
  open var accessoryView: NSView?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The filename. As in AppKit, this property is implicitly unwrapped.
  open var nameFieldStringValue: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The filename field's label.
  open var nameFieldLabel: String! = "Save As:"
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The confirmation button's title.
  open var prompt: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The message.
  open var message: String!
  private var answer: ((_NSModalResponse) -> Void)?
  /// The confirmation button's default title.
  var usualPrompt: String { "Save" }

  /// Opens the panel and, when the panel closes, reports that the user canceled.
  open func begin(completionHandler handler: @escaping (_NSModalResponse) -> Void) {
    answer = handler
    if !isOpened() { cancelled() }
  }

  /// Opens the panel, waits until the panel closes and returns `.cancel`.
  open func begin() async -> _NSModalResponse {
    await withCheckedContinuation { continuation in
      begin { continuation.resume(returning: $0) }
    }
  }

  /// Opens the panel and, when the panel closes, reports that the user canceled.
  open func beginSheetModal(
    for window: NSWindow,
    completionHandler handler: @escaping (_NSModalResponse) -> Void
  ) { begin(completionHandler: handler) }

  /// Opens the panel, waits until the panel closes and returns `.cancel`.
  open func beginSheetModal(for window: NSWindow) async -> _NSModalResponse { await begin() }

  /// Opens the panel and returns `.cancel` immediately, because this method cannot wait and there are no files to
  /// choose.
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

/// The content that a file panel shows when there are no files.
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
