// SPDX-License-Identifier: MIT

import A11yTree
import A11yViews
import Foundation

extension UIResponder {
  /// The label, with attributes: how it is spoken, its language and its level as a heading.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      labelSpeech = newValue?.speechAttributes
      if let language = newValue?.whole(.accessibilitySpeechLanguage) as? String {
        accessibilityLanguage = language
      }
      accessibilityLabel = newValue?.string
    }
  }
}
