// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// An image.
public struct Image: Equatable, Sendable {
  package let label: String
  package let isDecorative: Bool

  /// Creates an image from a named asset. The name of the asset is also the label of the image.
  public init(_ name: String, bundle: Bundle? = nil) {
    label = name
    isDecorative = false
  }

  /// Creates an image from a named asset, with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.label = label.string
    isDecorative = false
  }

  /// Creates a decorative image from a named asset; the image is not exposed to assistive technologies.
  public init(decorative name: String, bundle: Bundle? = nil) {
    label = ""
    isDecorative = true
  }

  /// Creates an image from a system symbol. The image's label is the symbol's name in words.
  public init(systemName: String) {
    label = SymbolName.spoken(systemName)
    isDecorative = false
  }
}

extension Image: ElementView {
  package static var readsState: Bool { false }

  package func element(in context: ElementContext) -> Element {
    var element = Element(.image, label: label, traits: .isImage)
    element.states.isHidden = isDecorative
    return element
  }
}

/// The spoken names of symbols.
package enum SymbolName {
  /// Returns a symbol's name in words, without the symbol's variants. The name of `trash.fill`, for example, is
  /// "trash".
  package static func spoken(_ name: String) -> String {
    if let known = known[name] { return known }
    let words = name.split(separator: ".").map(String.init)
    // In a name such as "square.and.pencil", a shape at the beginning is not a variant.
    let plain = words.prefix(1) + words.dropFirst().filter { !looks.contains($0) }
    return known[plain.joined(separator: ".")] ?? plain.joined(separator: " ")
  }

  private static let looks: Set<String> = [
    "fill", "circle", "square", "rectangle", "slash", "badge", "inverse", "dashed",
  ]

  private static let known = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete", "gear": "Settings",
    "gearshape": "Settings", "magnifyingglass": "Search", "square.and.arrow.up": "Share",
    "square.and.pencil": "Compose",
    "pencil": "Edit", "heart": "Love", "star": "Favorite", "checkmark.seal.fill": "Verified",
    "chevron.right": "Forward", "chevron.left": "Back",
    "chevron.up": "Go Up", "chevron.down": "Go Down", "ellipsis": "More", "bell": "Notifications",
    "info.circle": "Info", "person": "Person", "house": "Home", "checkmark": "Selected",
  ]
}
