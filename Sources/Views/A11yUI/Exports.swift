// SPDX-License-Identifier: MIT

// This module re-exports the whole view layer. Each of the view layer's modules can also be imported separately.
@_exported import A11yAppModel
@_exported import A11yDrawing
@_exported import A11yPlatformViews
@_exported import A11yPreviews
@_exported import A11yViewFeatures
@_exported import A11yViewGraph
@_exported import A11yViews
