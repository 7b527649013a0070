// SPDX-License-Identifier: MIT

// The names of AppKit are a part of SwiftUI here, as on Apple's systems.
@_exported import A11yUI
@_exported import Foundation
