// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

/// What was last read of a page, and the elements made of it.
@MainActor
final class ShownPage {
  /// The elements of the tab in front.
  private(set) var page = LivePage()
  /// What was read last.
  private(set) var reading = PageReading()
  /// The title of the document.
  private(set) var title = ""
  /// The document that was read last, by number.
  private(set) var generation = 0
  /// The document whose time was aligned last, by number.
  private(set) var alignedGeneration = 0
  /// The addresses that were opened before.
  private(set) var visited: Set<String> = []
  /// The message that is shown as an alert.
  private(set) var dialog: PageDialog?
  /// How many messages the page has shown.
  private var dialogCount = 0

  /// Makes elements of the nodes that were read.
  ///
  /// - Throws: ``DocumentError`` if the nodes do not form a tree; the elements stay as they were.
  func makeElements(
    _ nodes: [ChromeNode],
    _ finish: (inout [TreeUpdate.Change], [ElementID: Int]) -> Void
  ) throws(DocumentError) -> TreeUpdate {
    try page.read(nodes, finish: finish)
  }

  /// Keeps a reading, before its elements are made.
  func keep(_ reading: PageReading) { self.reading = reading }

  /// Forgets the elements: there is another document.
  func reset() {
    page.reset()
    dialog = nil
  }

  func setTitle(_ title: String) { self.title = title }

  func visit(_ address: String) { visited.insert(address) }

  /// Takes note of which document is read, by number; returns whether it is another one.
  func begin(_ generation: Int) -> Bool {
    defer { self.generation = generation }
    return generation != self.generation
  }

  func align(_ generation: Int) { alignedGeneration = generation }

  /// Takes in which part of the document is shown, and what else the page says of itself.
  func show(_ state: JSONValue) { reading.show(state) }

  /// Moves the part that is shown so that a frame is in its middle.
  func show(_ frame: Frame) {
    reading.view = Frame(
      x: reading.view.x,
      y: max(frame.y + frame.height / 2 - reading.view.height / 2, 0),
      width: reading.view.width,
      height: reading.view.height
    )
  }

  /// Shows a message, or another state of it; `nil` for none.
  func show(_ dialog: PageDialog?, isNew: Bool) {
    // A message after a message is another alert.
    if isNew, dialog != nil { dialogCount += 1 }
    self.dialog = dialog
  }

  /// The ids of the alert, its field and its buttons.
  var dialogIDs: [ElementID] {
    let ids = page.reserve(8)
    return Array(dialogCount.isMultiple(of: 2) ? ids[..<4] : ids[4...])
  }
}
