// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A system style for text editors. It does not affect elements.
public protocol TextEditorStyle {}
