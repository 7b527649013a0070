// SPDX-License-Identifier: MIT

/// A frame with a process of its own, whose nodes are numbered by that process.
///
/// A browser that a11ynav starts keeps a page in one process; one that runs already does not.
@MainActor
final class PagePart {
  let target: PageTarget
  /// Its number in the browser, which tells its nodes from those of others.
  let number: Int
  private let preparation: Task<Void, Never>

  init(_ target: PageTarget, number: Int, _ options: PageOptions) {
    self.target = target
    self.number = number
    preparation = Task { await target.browser.prepare(target, options) }
  }

  /// Waits until it can be asked.
  func isPrepared() async { await preparation.value }

  /// A node's number in its own process.
  static func own(_ node: Int) -> Int { node & (1 << shift - 1) }

  /// The number of the part that a node is in; 0 for the page itself.
  static func number(of node: Int) -> Int { node >> shift }

  /// The number of a node that belongs to this part, or to a part of it.
  func shared(_ node: Int) -> Int {
    Self.number(of: node) == 0 ? node | number << Self.shift : node
  }

  /// Processes number their nodes from 1 on, and never come this far.
  private static let shift = 40
}
