// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// Steppers whose label comes last, as they were written before iOS 15.

extension Stepper {
}
