// SPDX-License-Identifier: MIT

// A file with a chart may import only Charts and still use the names of SwiftUI.
@_exported import SwiftUI
