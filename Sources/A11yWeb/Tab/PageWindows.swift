// SPDX-License-Identifier: MIT

/// A page's tabs and windows.
@MainActor
final class PageWindows {
  /// The frontmost tab and its clock.
  private(set) var front: PageWindow
  /// All tabs, in the order in which they were opened.
  private(set) var all: [PageWindow]
  /// Whether another window has come to the front since the last reading.
  private(set) var hasNewFront = false
  /// The IDs of opened tabs that a11ynav has not attached to yet.
  private var opening: [String] = []
  /// The number of tabs that were closed because too many were open.
  private var refused = 0

  init(_ window: PageWindow) {
    front = window
    all = [window]
  }

  /// The index of the frontmost tab among all tabs.
  var place: Int? { all.firstIndex { $0 === front } }

  /// Records a tab that another tab has opened, and returns whether it was previously unknown.
  func noteOpening(_ id: String, by opener: String) -> Bool {
    guard all.contains(where: { $0.target.id == opener }),
      !all.contains(where: { $0.target.id == id }), !opening.contains(id)
    else { return false }
    opening.append(id)
    return true
  }

  /// Removes and returns the next tab to attach to.
  func takeOpening() -> String? { opening.isEmpty ? nil : opening.removeFirst() }

  /// Adds a tab that a11ynav has attached to, and brings it to the front.
  func add(_ window: PageWindow) {
    all.append(window)
    bringForward(window)
  }

  /// Counts a tab that was closed because too many tabs are open.
  func refuse() { refused += 1 }

  /// Returns the number of tabs that were rejected since the previous call.
  func takeRefused() -> Int {
    defer { refused = 0 }
    return refused
  }

  func bringForward(_ window: PageWindow) {
    front = window
    hasNewFront = true
  }

  /// Records that the frontmost window was read.
  func frontWasRead() { hasNewFront = false }

  /// Removes and returns a closed tab. If the closed tab was in front, another tab comes to the front.
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

/// One tab or window of a page, and its clock.
@MainActor
final class PageWindow {
  let target: PageTarget
  let clock: PageClock
  /// The browser's name for the error that prevented the last document from loading.
  private(set) var loadingError = ""
  /// The file chooser that the document has opened.
  private(set) var fileChooser: FileChooser?
  /// The permissions that the document requested and that were denied.
  private var refused: Set<String> = []

  init(_ target: PageTarget) {
    self.target = target
    clock = PageClock(target)
  }

  /// Records the reason that a document could not be loaded.
  func didFail(_ error: String) { loadingError = error }

  /// Records that the document was denied a permission, and returns whether this is the first denial.
  func refuse(_ kind: String) -> Bool { refused.insert(kind).inserted }

  /// Records that the document has opened a file chooser.
  func didOpen(_ chooser: FileChooser) { fileChooser = chooser }

  /// Records that files have been chosen.
  func didChooseFiles() { fileChooser = nil }

  /// Records the start of a new document.
  func beginDocument() {
    refused = []
    fileChooser = nil
  }
}
