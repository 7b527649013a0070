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
  /// The value, with attributes. Only the words are kept: an element has one way of speaking, its
  /// label's.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  /// The hint, with attributes. Only the words are kept: an element has one way of speaking, its
  /// label's.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
  /// Its names for Voice Control, with attributes. Only the words are kept.
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]? {
    get { accessibilityUserInputLabels?.map { NSAttributedString(string: $0) } }
    set { accessibilityUserInputLabels = newValue?.map(\.string) }
  }
}
