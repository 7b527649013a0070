// SPDX-License-Identifier: MIT

import A11yTree

extension WebPage {
  /// The element that a link within the page has led to.
  ///
  /// WebKit reports the target to VoiceOver, or the first element after it that VoiceOver knows
  /// (`AXObjectCache::handleScrolledToAnchor`); the cursor goes there.
  func takeLinkTarget(of action: Action) async -> ElementID? {
    guard action == .activate, target.dialog == nil, !isClosed else { return nil }
    for place in 0..<Self.mostLooks {
      guard let node = try? await target.node(.linkTarget, .number(Double(place))) else {
        return nil
      }
      if let element = page.element(ofDOMNode: node), domNode(of: element) == node {
        return element
      }
    }
    return nil
  }

  /// The number of elements after the target of a link to examine.
  private static let mostLooks = 20
}
