// SPDX-License-Identifier: MIT

// Sizes and points are part of Foundation on Linux; colors, paths and transforms are part of the view layer.
@_exported import A11yDrawing
@_exported import A11yPlatformViews
@_exported import Foundation
