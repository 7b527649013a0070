// SPDX-License-Identifier: MIT

import SwiftUI

extension Optional: AxisContent where Wrapped: AxisContent {}
extension Optional: AxisMark where Wrapped: AxisMark {}
