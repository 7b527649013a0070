// SPDX-License-Identifier: MIT

// A chart's file imports SwiftUI beside Charts, or only Charts.
@_exported import SwiftUI
