// SPDX-License-Identifier: MIT

extension NSView {
  /// The view and those in it are in a window from now on, or no longer in one.
  func movedToWindow() {
    viewDidMoveToWindow()
    for view in subviews { view.movedToWindow() }
  }

  /// Tells the view and those in it that light has become dark, or dark light.
  func tellAppearance() {
    viewDidChangeEffectiveAppearance()
    for view in subviews { view.tellAppearance() }
  }
}
