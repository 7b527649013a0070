// SPDX-License-Identifier: MIT

/// The modules that an app's files can import on this system.
package enum HereModules {
  /// The modules in a11ynav's root package that have the same names as Apple's modules.
  package static let products = [
    "SwiftUI", "AVFoundation", "Accessibility", "ActivityKit", "AppIntents", "AppKit", "Charts",
    "Combine", "CoreData",
    "CoreGraphics", "CoreTransferable", "OSLog", "SwiftData", "SwiftUICore", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "WidgetKit", "os",
  ]

  /// The modules in a11ynav's `Frameworks` package that have the same names as Apple's modules. Only apps that import
  /// one of these modules depend on the `Frameworks` package.
  package static let frameworks = [
    "AVKit", "AudioToolbox", "AuthenticationServices", "CloudKit",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreMotion", "CoreSpotlight", "FoundationModels",
    "Intents", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Network", "Photos",
    "PhotosUI", "QuickLook", "SafariServices", "Security", "StoreKit", "TipKit", "Translation",
    "WeatherKit", "WebKit",
  ]

  /// The modules that are included with Swift.
  static let system: Set<String> = [
    "Foundation", "FoundationNetworking", "Dispatch", "Observation", "Swift", "Synchronization",
    "RegexBuilder", "_Concurrency", "Testing", "XCTest",
  ]

  /// Returns whether a11ynav's root package or its `Frameworks` package contains a module with the given name.
  static func hasProduct(_ module: String) -> Bool {
    products.contains(module) || frameworks.contains(module)
  }
}
