// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// As a link. It does not affect elements.
public typealias LinkButtonStyle = BorderlessButtonStyle

/// Two columns, by its older name.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle
