// SPDX-License-Identifier: MIT

/// A system of Apple's that a target is built for.
package enum ApplePlatform: String, CaseIterable, Sendable {
  case iOS, macOS, visionOS, tvOS, watchOS

  /// The system that an SDK belongs to, such as `iphoneos`.
  package init?(sdk: String) {
    switch sdk.prefix(while: \.isLetter) {
    case "iphoneos", "iphonesimulator": self = .iOS
    case "macosx": self = .macOS
    case "xros", "xrsimulator": self = .visionOS
    case "appletvos", "appletvsimulator": self = .tvOS
    case "watchos", "watchsimulator": self = .watchOS
    default: return nil
    }
  }

  /// Whether its apps can be built here: they are made of the same views.
  package var isHere: Bool { self == .iOS || self == .macOS || self == .visionOS }
}
