// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import Foundation
import PackageDescription

// These frameworks consist mostly of declarations that have no effect. An app that imports one of these frameworks also
// depends on this package.
let package = Package(
  name: "a11ynav-frameworks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "a11ynav", path: "..")],
  targets: [
    .framework("AVKit", on: [.a11ynav("AVFoundation"), .a11ynav("SwiftUI")]),
    .framework("AudioToolbox", on: [.a11ynav("AVFoundation")]),
    .framework("AuthenticationServices", on: [.a11ynav("SwiftUI")]),
    .framework(
      "CloudKit",
      on: ["CoreLocation", .a11ynav("CoreData"), .a11ynav("UIKit")]
    ),
    .framework("CoreHaptics"),
    .framework(
      "CoreImage",
      on: ["CCoreImage", "_Testing_CoreImage", .a11ynav("CoreGraphics"), .a11ynav("UIKit")]
    ),
    .framework("CoreLocation"),
    .framework("CoreMotion"),
    .framework("CoreSpotlight", on: [.a11ynav("UniformTypeIdentifiers")]),
    .framework("FoundationModels", on: [.views]),
    .framework("Intents", on: [.views]),
    .framework("LocalAuthentication"),
    .framework("MapKit", on: ["CoreLocation", .views, .a11ynav("SwiftUI")]),
    .framework("MediaPlayer", on: [.a11ynav("UIKit")]),
    .framework("MessageUI", on: [.a11ynav("SwiftUI"), .a11ynav("UIKit")]),
    .framework("Network"),
    .framework("Photos"),
    .framework("PhotosUI", on: ["Photos", .a11ynav("SwiftUI")]),
    .framework("QuickLook", on: [.a11ynav("SwiftUI"), .a11ynav("UIKit")]),
    .framework("SafariServices", on: [.a11ynav("SwiftUI")]),
    .framework("Security"),
    .framework("StoreKit", on: [.views, .a11ynav("SwiftUI")]),
    .framework("TipKit", on: [.views, .a11ynav("SwiftUI")]),
    .framework("Translation", on: [.views, .a11ynav("SwiftUI")]),
    .framework("WeatherKit", on: ["CoreLocation"]),
    .framework("WebKit", on: [.views, .a11ynav("SwiftUI")]),
    // This is a C module, because only C modules can have submodules, such as `CoreImage.CIFilterBuiltins`.
    .systemLibrary(name: "CCoreImage"),
    // Tests that import both Testing and CoreImage also import this overlay.
    .framework("_Testing_CoreImage"),
  ],
  swiftLanguageModes: [.v6]
)

package.products = package.targets.filter { $0.type == .regular && !$0.name.hasPrefix("_") }
  .map { .library(name: $0.name, targets: [$0.name]) }

// The installed copy of this package, which apps build against, contains only the Sources folder.
if FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests") {
  package.targets += [
    .executableTarget(
      name: "Trails",
      dependencies: [
        "AVKit", "CoreLocation", "MapKit", "PhotosUI", "StoreKit", "TipKit", "WebKit",
        .a11ynav("Charts"), .a11ynav("SwiftUI"), .a11ynav("os"),
      ],
      path: "Examples/Trails",
      exclude: ["trails.a11y", "Previews"]
    ),
    .testTarget(name: "MapKitTests", dependencies: ["MapKit", .testing, .a11ynav("SwiftUI")]),
    .testTarget(
      name: "ModuleTests",
      dependencies: [
        "AVKit", "AuthenticationServices", "CloudKit", "CoreHaptics", "CoreImage",
        "CoreLocation", "CoreMotion", "CoreSpotlight", "FoundationModels", "Intents",
        "LocalAuthentication", "MessageUI", "Network", "Photos", "PhotosUI", "SafariServices",
        "Security", "StoreKit", "TipKit", "Translation", "WeatherKit", "WebKit", .testing,
        .a11ynav("ActivityKit"), .a11ynav("CoreData"), .a11ynav("SwiftUI"),
        .a11ynav("UserNotifications"), .a11ynav("os"),
      ]
    ),
    // `make surface` generates this module, which calls every member of View that apps can use.
    .testTarget(
      name: "FrameworkSurfaceTests",
      dependencies: [
        "AuthenticationServices", "MapKit", "PhotosUI", "StoreKit", "TipKit", "Translation",
        "WebKit", .a11ynav("SwiftUI"),
      ]
    ),
  ]
}

// Only `make docs` needs the DocC plugin.
if Context.environment["A11YNAV_DOCS"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")
  )
}

extension Target {
  /// Returns a module that is named after one of Apple's frameworks.
  static func framework(_ name: String, on dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies)
  }
}

extension Target.Dependency {
  /// Returns a product of the root package.
  static func a11ynav(_ name: String) -> Self { .product(name: name, package: "a11ynav") }

  /// The engine, and the declarations that the root package makes public only for this package.
  static var views: Self { .a11ynav("A11yFrameworkParts") }

  static var testing: Self { .a11ynav("A11yViewTesting") }
}
