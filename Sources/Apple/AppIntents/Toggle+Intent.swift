// SPDX-License-Identifier: MIT

import A11yUI

extension Binding<Bool> {
  /// Returns a binding to the current state; its setter performs an intent instead of changing the state.
  static func performing(_ intent: some AppIntent, _ isOn: Bool) -> Binding<Bool> {
    Binding(get: { isOn }, set: { _ in intent.begin() })
  }
}
