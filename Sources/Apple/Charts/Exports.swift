// SPDX-License-Identifier: MIT

// A chart's file may import only Charts, without SwiftUI.
@_exported import SwiftUI
