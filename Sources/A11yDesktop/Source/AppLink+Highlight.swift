// SPDX-License-Identifier: MIT

import A11yTree

extension AppLink {
  /// Shows elements on the desktop by a border, until others or none are shown.
  ///
  /// A display that cannot do that is reported once.
  func highlight(_ ids: [ElementID]) {
    highlighted = ids
    showHighlight()
  }

  /// Shows the border where the elements are now.
  private func showHighlight() {
    // Only the last place counts.
    guard !isHighlighting else { return }
    isHighlighting = true
    add { [self] in
      isHighlighting = false
      guard let highlighter = makeHighlighter() else { return }
      await highlighter.show(highlighted, of: mirror, process: process)
    }
  }

  /// Shows the border again once a window has moved: an app hears of that a little after us.
  private func followWindow() {
    guard !isFollowing else { return }
    isFollowing = true
    Task { @BusActor in
      for delay in Self.followDelays {
        try? await Task.sleep(for: delay)
        showHighlight()
      }
      isFollowing = false
    }
  }

  private static var followDelays: [Duration] { [.milliseconds(30), .milliseconds(200)] }

  private func makeHighlighter() -> Highlighter? {
    if let highlighter { return highlighter }
    guard !canNotHighlight else { return nil }
    do {
      let highlighter = try Highlighter()
      highlighter.onMove = { [weak self] in self?.followWindow() }
      self.highlighter = highlighter
    } catch {
      canNotHighlight = true
      report(.notice("Nothing is highlighted. \(error)"))
    }
    return highlighter
  }
}
