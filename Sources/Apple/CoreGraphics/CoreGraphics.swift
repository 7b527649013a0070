// SPDX-License-Identifier: MIT

// Sizes and points are Foundation's on Linux; colours, outlines and transforms are the view layer's.
@_exported import A11yDrawing
@_exported import A11yPlatformViews
@_exported import Foundation
