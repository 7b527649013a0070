// SPDX-License-Identifier: MIT

// SwiftUI code uses these types without importing any other module.
@_exported import struct A11yTree.AccessibilityTechnologies
@_exported import struct A11yTree.AccessibilityTraits
@_exported import struct A11yTree.KeyStroke
@_exported import Observation
@_exported import struct Foundation.Data
@_exported import struct Foundation.Date
@_exported import class Foundation.NSObject
@_exported import protocol Foundation.NSObjectProtocol
@_exported import struct Foundation.Notification
@_exported import struct Foundation.URL
@_exported import struct Foundation.UUID
