// SPDX-License-Identifier: MIT

/// An Apple platform for which a target is built.
package enum ApplePlatform: String, CaseIterable, Sendable {
  case iOS, macOS, visionOS, tvOS, watchOS

  /// Creates the platform for an SDK, such as `iphoneos`.
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

  /// Whether apps for the platform can be built on this system. Apps for iOS, macOS and visionOS can be built, because
  /// they consist of the same views.
  package var isHere: Bool { self == .iOS || self == .macOS || self == .visionOS }
}
