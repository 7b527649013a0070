// SPDX-License-Identifier: MIT

// Made by `make surface`: each member of View can be called.

import AuthenticationServices
import SwiftUI

@MainActor
private func call0<Viewed: View>(_ view: Viewed, _ p0: SignInWithAppleButton.Style) {
  _ = view.signInWithAppleButtonStyle(p0)
}
