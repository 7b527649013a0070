// SPDX-License-Identifier: MIT

/// The tabs and windows of a page.
@MainActor
final class PageWindows {
  /// The tab in front, with its clock.
  private(set) var front: PageWindow
  /// All tabs, in the order in which they were opened.
  private(set) var all: [PageWindow]
  /// Whether another window came to the front since the last reading.
  private(set) var hasNewFront = false
  /// Tabs that were opened and are not attached to yet.
  private var opening: [String] = []
  /// How many further tabs were closed at once.
  private var refused = 0

  init(_ window: PageWindow) {
    front = window
    all = [window]
  }

  /// The place of the tab in front among all.
  var place: Int? { all.firstIndex { $0 === front } }

  /// Records a tab that one of the tabs has opened; returns whether it is new.
  func noteOpening(_ id: String, by opener: String) -> Bool {
    guard all.contains(where: { $0.target.id == opener }),
      !all.contains(where: { $0.target.id == id }), !opening.contains(id)
    else { return false }
    opening.append(id)
    return true
  }

  /// The next tab to attach to.
  func takeOpening() -> String? { opening.isEmpty ? nil : opening.removeFirst() }

  /// Adds a tab that was attached to, in front.
  func add(_ window: PageWindow) {
    all.append(window)
    bringForward(window)
  }

  /// Counts a tab that was closed because there are too many.
  func refuse() { refused += 1 }

  /// How many tabs were closed since this was asked last.
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

  /// Removes a tab that was closed; another one comes to the front if need be.
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

/// One tab or window of a page, with its clock.
@MainActor
final class PageWindow {
  let target: PageTarget
  let clock: PageClock
  /// Why the last document could not be loaded, in the browser's word.
  private(set) var loadingError = ""
  /// What its document asked for and was refused.
  private var refused: Set<String> = []

  init(_ target: PageTarget) {
    self.target = target
    clock = PageClock(target)
  }

  /// Records why a document could not be loaded.
  func didFail(_ error: String) { loadingError = error }

  /// Refuses something that the document asks for; returns whether it is the first time.
  func refuse(_ kind: String) -> Bool { refused.insert(kind).inserted }

  /// Records that another document begins.
  func beginDocument() { refused = [] }
}
