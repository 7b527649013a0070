// SPDX-License-Identifier: MIT

/// The tabs and windows of a page.
@MainActor
final class PageWindows {
  /// The tab in front, together with its clock.
  private(set) var front: PageWindow
  /// All tabs, in the order in which they were opened.
  private(set) var all: [PageWindow]
  /// Whether another window came to the front since the last reading.
  private(set) var hasNewFront = false
  /// The ids of opened tabs to which a11ynav has not yet attached.
  private var opening: [String] = []
  /// The number of tabs that were closed because too many were open.
  private var refused = 0

  init(_ window: PageWindow) {
    front = window
    all = [window]
  }

  /// The index of the tab in front among all tabs.
  var place: Int? { all.firstIndex { $0 === front } }

  /// Records a tab that one of the tabs has opened; returns whether the tab was previously unknown.
  func noteOpening(_ id: String, by opener: String) -> Bool {
    guard all.contains(where: { $0.target.id == opener }),
      !all.contains(where: { $0.target.id == id }), !opening.contains(id)
    else { return false }
    opening.append(id)
    return true
  }

  /// Removes and returns the next tab to attach to.
  func takeOpening() -> String? { opening.isEmpty ? nil : opening.removeFirst() }

  /// Adds a tab to which a11ynav has attached, and brings the tab to the front.
  func add(_ window: PageWindow) {
    all.append(window)
    bringForward(window)
  }

  /// Counts a tab that was closed because too many tabs are open.
  func refuse() { refused += 1 }

  /// Returns the number of tabs that were refused since the last call.
  func takeRefused() -> Int {
    defer { refused = 0 }
    return refused
  }

  func bringForward(_ window: PageWindow) {
    front = window
    hasNewFront = true
  }

  /// Records that the window in front was read.
  func frontWasRead() { hasNewFront = false }

  /// Removes and returns a tab that was closed; if the tab was in front, another tab comes to the front.
  func remove(_ id: String) -> PageWindow? {
    opening.removeAll { $0 == id }
    guard let place = all.firstIndex(where: { $0.target.id == id }) else { return nil }
    let gone = all.remove(at: place)
    if gone === front, !all.isEmpty {
      bringForward(all[min(max(place - 1, 0), all.count - 1)])
    }
    return gone
  }
}

/// One tab or window of a page, together with its clock.
@MainActor
final class PageWindow {
  let target: PageTarget
  let clock: PageClock
  /// The browser's error name for the last document that could not be loaded.
  private(set) var loadingError = ""
  /// The file chooser that the document has opened.
  private(set) var fileChooser: FileChooser?
  /// The permissions that the document requested and was refused.
  private var refused: Set<String> = []

  init(_ target: PageTarget) {
    self.target = target
    clock = PageClock(target)
  }

  /// Records the reason that a document could not be loaded.
  func didFail(_ error: String) { loadingError = error }

  /// Records that the document was refused a permission; returns whether this is the first refusal.
  func refuse(_ kind: String) -> Bool { refused.insert(kind).inserted }

  /// Records that the document has opened a file chooser.
  func didOpen(_ chooser: FileChooser) { fileChooser = chooser }

  /// Records that files have been chosen.
  func didChooseFiles() { fileChooser = nil }

  /// Records that a new document begins.
  func beginDocument() {
    refused = []
    fileChooser = nil
  }
}
