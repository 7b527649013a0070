// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// The left edge.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The right edge.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The upper edge.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The lower edge.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The height.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle, horizontally.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle, vertically.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

extension UIView {
  /// The part of the view that bars do not cover. Accepted: there is no layout.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The part of the view inside its margins. Accepted: there is no layout.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The part of the view where lines are easy to read. Accepted: there is no layout.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
}
