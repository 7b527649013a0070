// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// Lists with one row always selected, as on macOS.
extension List {
}
