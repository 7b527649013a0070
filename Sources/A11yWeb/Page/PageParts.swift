// SPDX-License-Identifier: MIT

/// The frames of a page that have processes of their own.
@MainActor
final class PageParts {
  /// The frames, in the order in which they came.
  private(set) var all: [PagePart] = []
  /// How such frames are prepared; `nil` if they are not looked for.
  private var options: PageOptions?

  var isEmpty: Bool { all.isEmpty }

  /// Takes in such frames from now on.
  func follow(_ options: PageOptions) { self.options = options }

  /// Whether such frames are looked for.
  var areFollowed: Bool { options != nil }

  /// Adds a frame, if such frames are looked for.
  func add(_ target: PageTarget) {
    guard let options else { return }
    all.append(PagePart(target, number: target.browser.nextPart(), options))
  }

  /// Removes a frame by its session.
  func remove(_ session: String?) -> PagePart? {
    guard let place = all.firstIndex(where: { $0.target.session == session }) else { return nil }
    return all.remove(at: place)
  }

  /// The part that a node is in, and the node's number there; `nil` for the page's own.
  func part(of node: Int) -> (target: PageTarget, node: Int)? {
    let number = PagePart.number(of: node)
    guard number > 0 else { return nil }
    for part in all {
      if part.number == number { return (part.target, PagePart.own(node)) }
      if let inner = part.target.part(of: node) { return inner }
    }
    return nil
  }
}
