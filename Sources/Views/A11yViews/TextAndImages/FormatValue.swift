// SPDX-License-Identifier: MIT

import A11yLocalization

/// A value that is interpolated into a localization key. This type stores the position and the kind of the value; the
/// kind determines the format specifier in the key.
package struct FormatValue: Equatable, Sendable {
  /// The UTF-8 offset at which the value's text starts.
  package let start: Int32
  package let end: Int32
  package let kind: FormatArgument.Kind
}
