// SPDX-License-Identifier: MIT

// A file with a chart may import only Charts and still use SwiftUI's declarations.
@_exported import SwiftUI
