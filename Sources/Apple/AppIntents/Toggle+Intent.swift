// SPDX-License-Identifier: MIT

import A11yUI

extension Binding<Bool> {
  /// A binding to the current state that performs an intent instead of changing it.
  static func performing(_ intent: some AppIntent, _ isOn: Bool) -> Binding<Bool> {
    Binding(get: { isOn }, set: { _ in intent.begin() })
  }
}
