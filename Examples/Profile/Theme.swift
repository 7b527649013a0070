// SPDX-License-Identifier: MIT

import SwiftUI

/// The app's theme, shared by all of its views.
final class Theme: ObservableObject {
  @Published var isLarge = false
}
