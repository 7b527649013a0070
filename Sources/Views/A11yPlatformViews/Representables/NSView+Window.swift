// SPDX-License-Identifier: MIT

extension NSView {
  /// The view and those in it are in a window from now on, or no longer in one.
  func moveToWindow(_ window: NSWindow?) {
    viewWillMove(toWindow: window)
    viewDidMoveToWindow()
    for view in subviews { view.moveToWindow(window) }
  }

  /// Tells the view and those in it that light has become dark, or dark light.
  func tellAppearance() {
    viewDidChangeEffectiveAppearance()
    for view in subviews { view.tellAppearance() }
  }
}
