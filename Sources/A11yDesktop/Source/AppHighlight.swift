// SPDX-License-Identifier: MIT

import A11yTree

/// What of an app is shown on the desktop by a border.
@BusActor
final class AppHighlight {
  private unowned let link: AppLink
  private var elements: [ElementID] = []
  /// What draws the border, once there was something to show.
  private(set) var highlighter: Highlighter?
  private var canNotHighlight = false
  private var isOwed = false
  private var isFollowing = false

  /// Shows elements of the app that a link leads to.
  init(of link: AppLink) { self.link = link }

  /// Shows elements by a border, until others or none are shown.
  ///
  /// A display that cannot do that is reported once.
  func show(_ ids: [ElementID]) {
    elements = ids
    show()
  }

  /// Takes the border away for good.
  func end() { highlighter = nil }

  /// Shows the border where the elements are now.
  private func show() {
    // Only the last place counts.
    guard !isOwed else { return }
    isOwed = true
    link.add { [self] in
      isOwed = false
      guard let highlighter = makeHighlighter() else { return }
      await highlighter.show(elements, of: link.mirror, process: link.process)
    }
  }

  /// Shows the border again once a window has moved: an app hears of that a little after us.
  private func followWindow() {
    guard !isFollowing else { return }
    isFollowing = true
    Task { @BusActor [weak self] in
      for delay in Self.followDelays {
        try? await Task.sleep(for: delay)
        self?.show()
      }
      self?.isFollowing = false
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
      link.report(.notice("Nothing is highlighted. \(error)"))
    }
    return highlighter
  }
}
