// SPDX-License-Identifier: MIT

// SwiftUI code uses observable objects and publishers with no import but SwiftUI.
@_exported import OpenCombine
