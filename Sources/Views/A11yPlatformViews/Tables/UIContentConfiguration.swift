// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Words and a picture in a row.
@MainActor
@preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The words.
  public var text: String?
  /// The words in a smaller font.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the words look.
  public var textProperties = TextProperties()
  /// How the words in a smaller font look.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks.
  public var imageProperties = ImageProperties()

  /// Makes the view.
  public func makeContentView() -> UIView {
    let view = UIView()
    for words in [text, secondaryText] {
      let label = UILabel()
      label.text = words
      if words != nil { view.addSubview(label) }
    }
    return view
  }
}
