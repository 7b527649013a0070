// SPDX-License-Identifier: MIT

// This module's names are part of SwiftUI in this implementation.
@_exported import SwiftUI
