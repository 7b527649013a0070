// SPDX-License-Identifier: MIT

import SwiftUI

extension View {
}
