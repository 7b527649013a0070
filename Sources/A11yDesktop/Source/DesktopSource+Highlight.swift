// SPDX-License-Identifier: MIT

import A11yTree

extension DesktopSource {
  /// Shows elements on the desktop by a border around them, which follows them and takes no clicks.
  ///
  /// With no elements the border goes. Where the display cannot do it, a notice says so once. It
  /// costs nothing while the elements and the app stay the same.
  public func highlight(_ elements: [ElementID]) {
    guard elements != highlighted || hasChanged, let link else { return }
    highlighted = elements
    hasChanged = false
    Task { @BusActor in link.highlight(elements) }
  }
}
