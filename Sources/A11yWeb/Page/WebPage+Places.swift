// SPDX-License-Identifier: MIT

import A11yTree

/// Where an element of a page is in its document.
public struct PagePlace: Hashable, Sendable {
  /// A selector of CSS that finds the node alone, in its document or shadow root.
  public var selector: String
  /// The address of the frame; `nil` for the page itself.
  public var frame: String?
}

extension WebPage {
  /// Where elements are in their documents; those that are gone are left out.
  public func places(of ids: [ElementID]) async -> [ElementID: PagePlace] {
    guard !isClosed, target.dialog == nil else { return [:] }
    var places: [ElementID: PagePlace] = [:]
    for id in ids {
      guard let node = domNode(of: id),
        let answer = try? await target.call(.selector, on: node),
        let selector = answer["selector"].string, !selector.isEmpty
      else { continue }
      let frame = answer["frame"].string ?? ""
      places[id] = PagePlace(selector: selector, frame: frame.isEmpty ? nil : frame)
    }
    return places
  }
}
