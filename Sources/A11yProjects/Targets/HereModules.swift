// SPDX-License-Identifier: MIT

/// The modules that an app's files can import on this system.
package enum HereModules {
  /// The modules with Apple's names in a11ynav's root package.
  package static let products = [
    "SwiftUI", "AVFoundation", "Accessibility", "ActivityKit", "AppIntents", "AppKit", "Charts",
    "Combine", "CoreData",
    "CoreGraphics", "CoreTransferable", "OSLog", "SwiftData", "SwiftUICore", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "WidgetKit", "os",
  ]

  /// The modules with Apple's names in a11ynav's package `Frameworks`, on which only apps that import one of them
  /// depend.
  package static let frameworks = [
    "AVKit", "AudioToolbox", "AuthenticationServices", "CloudKit",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreMotion", "CoreSpotlight", "FoundationModels",
    "Intents", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Network", "Photos",
    "PhotosUI", "QuickLook", "SafariServices", "Security", "StoreKit", "TipKit", "Translation",
    "WeatherKit", "WebKit",
  ]

  /// The modules that come with Swift.
  static let system: Set<String> = [
    "Foundation", "FoundationNetworking", "Dispatch", "Observation", "Swift", "Synchronization",
    "RegexBuilder", "_Concurrency", "Testing", "XCTest",
  ]

  /// Whether a module has one of Apple's names in either package.
  static func hasProduct(_ module: String) -> Bool {
    products.contains(module) || frameworks.contains(module)
  }
}
