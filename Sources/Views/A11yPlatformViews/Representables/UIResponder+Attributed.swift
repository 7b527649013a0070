// SPDX-License-Identifier: MIT

import A11yTree
import A11yViews
import Foundation

extension UIResponder {
  /// The accessibility label as an attributed string, whose attributes determine the label's pronunciation, language
  /// and heading level.
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
