// SPDX-License-Identifier: MIT

import A11yLocalization

/// A value that is interpolated into a key. This type stores the value's position and its kind, which determines the
/// value's specifier in the key.
package struct FormatValue: Equatable, Sendable {
  /// The start of the value's text, as a UTF-8 offset.
  package let start: Int32
  package let end: Int32
  package let kind: FormatArgument.Kind
}
