// SPDX-License-Identifier: MIT

import A11yTree

/// Where a user has left documents, so that going back leads there again.
@MainActor
final class PageTrail {
  /// What was activated last in each document, by its address.
  private var left = RecentAddresses<Footprint>()
  private var isReturning = false

  /// What is known of an element when its document is gone.
  private struct Footprint {
    var role: Role
    var label: String
    var url: String

    init(_ element: Element) {
      role = element.role
      label = element.label
      url = element.hasDetails ? element.details.url : ""
    }

    func fits(_ element: Element) -> Bool {
      element.role == role && element.label == label
        && (element.hasDetails ? element.details.url : "") == url
    }
  }

  /// Records the activation of an element, which may lead elsewhere.
  func note(_ element: Element, at address: String) {
    left.remember(Footprint(element), for: address)
  }

  /// Records that the user goes back to a document.
  func beginReturn() { isReturning = true }

  /// The element at which the document was left that has just been gone back to.
  func takeReturn(to address: String, among elements: [ElementID: Element]) -> ElementID? {
    guard isReturning else { return nil }
    isReturning = false
    guard let footprint = left[address] else { return nil }
    return elements.filter { footprint.fits($0.value) }.keys.min()
  }
}
