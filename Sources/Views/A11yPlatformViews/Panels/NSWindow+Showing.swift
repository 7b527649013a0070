// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

extension NSWindow {
  private static let ofHosts = HostObjects {
    let window = NSWindow()
    window.isOfApp = true
    window.isVisible = true
    return window
  }

  /// The object that represents the current host's windows.
  package static var ofHost: NSWindow? { ofHosts.current }

  func show() {
    isVisible = true
    Overlays.show(for: self) { [weak self] in AnyView(self.map(WindowView.init)) }
  }

  func hide() {
    isVisible = false
    Overlays.hide(self)
  }
}

/// A window that a program has created and that appears, with its title, over the other windows.
private struct WindowView: View {
  let window: NSWindow

  init(_ window: NSWindow) { self.window = window }

  var body: some View {
    Color.clear.sheet(isPresented: isShown) {
      NavigationStack {
        Group { if let content = window.contentView { ShownNSView(view: content) } }
          .navigationTitle(window.title)
      }
    }
  }

  private var isShown: Binding<Bool> {
    Binding {
      window.isVisible
    } set: { isShown in
      if !isShown { window.performClose(nil) }
    }
  }
}

/// An AppKit view that a program has created.
struct ShownNSView: NSViewRepresentable {
  let view: NSView

  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ nsView: NSView, context: Context) {}
}
