// What SwiftUI code names without importing more than SwiftUI.
@_exported import struct A11yTree.AccessibilityTechnologies
@_exported import struct A11yTree.AccessibilityTraits
@_exported import struct A11yTree.KeyStroke
@_exported import Observation
@_exported import OpenCombine
