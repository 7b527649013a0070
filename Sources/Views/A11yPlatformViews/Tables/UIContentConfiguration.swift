// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// What a row of a table shows.
@MainActor
@preconcurrency
public protocol UIContentConfiguration {
  /// Makes the view.
  func makeContentView() -> UIView
}

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

  /// How words look. It does not affect elements.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The colour.
    public var color = UIColor.label
    /// The lines at most; 0 for any number.
    public var numberOfLines = 0
  }

  /// How a picture looks. It does not affect elements.
  public struct ImageProperties {
    /// The colour.
    public var tintColor: UIColor?
    /// The size at most, in points.
    public var maximumSize = CGSize.zero
  }

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
