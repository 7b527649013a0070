// SPDX-License-Identifier: MIT

import Foundation

/// How light or dark the status bar is.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

extension UIViewController {
  /// What a part of UIKit keeps with the controller, made on first use.
  package final func keeping<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    let key = ObjectIdentifier(Kept.self)
    if let found = kept[key] as? Kept { return found }
    let made = make()
    kept[key] = made
    return made
  }
}

/// How a controller is presented. It does not affect elements.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, none = -1, automatic = -2
}

/// How a controller comes. It does not affect elements.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
