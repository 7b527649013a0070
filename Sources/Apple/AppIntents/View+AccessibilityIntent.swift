// SPDX-License-Identifier: MIT

import A11yUI

extension View {
}
