// SPDX-License-Identifier: MIT

import A11yTree

/// The elements of an app that a border highlights on the desktop.
@BusActor
final class AppHighlight {
  private unowned let link: AppLink
  private var elements: [ElementID] = []
  /// The object that draws the border, or `nil` until an element is first highlighted.
  private(set) var highlighter: Highlighter?
  private var canNotHighlight = false
  private var isOwed = false
  private var isFollowing = false

  /// Creates a highlighter for the elements of a link's app.
  init(of link: AppLink) { self.link = link }

  /// Highlights elements with a border until different elements, or no elements, are highlighted.
  ///
  /// If the display does not support the border, a single notice is shown.
  func show(_ ids: [ElementID]) {
    elements = ids
    show()
  }

  /// Removes the border permanently.
  func end() { highlighter = nil }

  /// Shows the border at the elements' current position.
  private func show() {
    // A single pending job is enough, because only the last position matters.
    guard !isOwed else { return }
    isOwed = true
    link.add { [self] in
      isOwed = false
      guard let highlighter = makeHighlighter() else { return }
      let frame = await highlighter.show(elements, of: link.mirror, process: link.process)
      link.report(.highlighted(frame))
    }
  }

  /// Shows the border again shortly after a window has moved, because the app is notified of the move slightly later.
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
