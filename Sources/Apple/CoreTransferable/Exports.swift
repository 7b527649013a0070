// SPDX-License-Identifier: MIT

// This module's declarations are part of SwiftUI in this implementation.
@_exported import SwiftUI
