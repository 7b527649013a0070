// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartContent {
  /// Labels the marks with a text.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    let words = label.spoken
    return modified { $0.label = words }
  }

  /// Labels the marks with a localised text.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Labels the marks with a string.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Describes the value of the marks with a text.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    let words = valueDescription.spoken
    return modified { $0.value = words }
  }

  /// Describes the value of the marks with a localised text.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Describes the value of the marks with a string.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Hides the marks from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    modified { $0.isHidden = hidden }
  }

  /// Identifies the marks for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    modified { $0.identifier = identifier }
  }
}
