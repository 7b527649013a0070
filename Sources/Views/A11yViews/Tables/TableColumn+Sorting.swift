// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

// Columns that rows can be sorted by.

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
}
