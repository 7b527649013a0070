// SPDX-License-Identifier: MIT

/// The modules that an app's files can import on this system.
package enum HereModules {
  /// The modules with Apple's names in a11ynav's package.
  package static let products = [
    "SwiftUI", "Combine", "UIKit", "AppKit", "CoreGraphics", "OSLog", "SwiftData", "CoreData",
    "UniformTypeIdentifiers", "Accessibility", "WidgetKit", "AppIntents",
    "Charts", "CoreLocation", "MapKit", "WebKit", "AVFoundation", "AVKit", "PhotosUI",
    "SafariServices", "StoreKit", "TipKit", "UserNotifications", "CoreMotion", "CoreHaptics", "os",
    "ActivityKit", "AudioToolbox", "AuthenticationServices", "CloudKit", "CoreImage",
    "CoreSpotlight", "CoreTransferable", "FoundationModels", "Intents", "LocalAuthentication",
    "MediaPlayer", "MessageUI", "Network", "Photos", "QuickLook", "Security", "SwiftUICore",
    "Translation", "WeatherKit",
  ]

  /// The modules that come with Swift.
  static let system: Set<String> = [
    "Foundation", "FoundationNetworking", "Dispatch", "Observation", "Swift", "Synchronization",
    "RegexBuilder", "_Concurrency", "Testing", "XCTest",
  ]
}
