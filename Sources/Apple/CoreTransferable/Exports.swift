// SPDX-License-Identifier: MIT

// The names of this module are SwiftUI's here.
@_exported import SwiftUI
