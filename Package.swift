// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import CompilerPluginSupport
import Foundation
import PackageDescription

// Linux apps can be read if libdbus is installed at build time. `make` sets this variable, because SwiftPM caches the
// manifest.
let hasDesktop =
  Context.environment["A11YNAV_DESKTOP"].map { $0 != "0" }
  ?? ["/usr/include", "/usr/local/include"].contains {
    FileManager.default.fileExists(atPath: "\($0)/dbus-1.0/dbus/dbus.h")
  }

// The module map names the library, so only the voice is linked to it. pkg-config's flags would apply to every program
// that has the voice beside it, and espeak-ng's thirty libraries add two milliseconds to each start. Homebrew's headers
// can only be found by pkg-config.
#if os(macOS)
  let espeakPackage: String? = "espeak-ng"
#else
  let espeakPackage: String? = nil
#endif

/// libFuzzer adds a `main` to every program, so a fuzzing build has only one program.
let isFuzzing = Context.environment["A11YNAV_FUZZING"] != nil

let package = Package(
  name: "a11ynav",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "a11ynav", targets: ["a11ynav"]),
    .executable(name: "a11ynav-voice", targets: ["a11ynav-voice"]),
    .plugin(name: "AppSources", targets: ["AppSources"]),
    .library(name: "A11yTree", targets: ["A11yTree"]),
    .library(name: "A11yNavigation", targets: ["A11yNavigation"]),
    .library(name: "A11yDocuments", targets: ["A11yDocuments"]),
    .library(name: "A11ySpeech", targets: ["A11ySpeech"]),
    .library(name: "A11ySession", targets: ["A11ySession"]),
    .library(name: "A11yAudit", targets: ["A11yAudit"]),
    .library(name: "A11yTesting", targets: ["A11yTesting"]),
    .library(name: "A11yViewTesting", targets: ["A11yViewTesting"]),
    .library(name: "A11yOpening", targets: ["A11yOpening"]),
    .library(name: "A11yTranscripts", targets: ["A11yTranscripts"]),
    .library(name: "A11yWeb", targets: ["A11yWeb"]),
    .library(name: "A11yUI", targets: ["A11yUI"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Accessibility", targets: ["Accessibility"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "AppKit", targets: ["AppKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "CoreData", targets: ["CoreData"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "MapKit", targets: ["MapKit"]),
    .library(name: "AVFoundation", targets: ["AVFoundation"]),
    .library(name: "AVKit", targets: ["AVKit"]),
    .library(name: "CoreHaptics", targets: ["CoreHaptics"]),
    .library(name: "CoreMotion", targets: ["CoreMotion"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "StoreKit", targets: ["StoreKit"]),
    .library(name: "TipKit", targets: ["TipKit"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "ActivityKit", targets: ["ActivityKit"]),
    .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
    .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
    .library(name: "CloudKit", targets: ["CloudKit"]),
    .library(name: "CoreImage", targets: ["CoreImage"]),
    .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "FoundationModels", targets: ["FoundationModels"]),
    .library(name: "Intents", targets: ["Intents"]),
    .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
    .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
    .library(name: "MessageUI", targets: ["MessageUI"]),
    .library(name: "Network", targets: ["Network"]),
    .library(name: "Photos", targets: ["Photos"]),
    .library(name: "QuickLook", targets: ["QuickLook"]),
    .library(name: "Security", targets: ["Security"]),
    .library(name: "SwiftUICore", targets: ["SwiftUICore"]),
    .library(name: "Translation", targets: ["Translation"]),
    .library(name: "WeatherKit", targets: ["WeatherKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CEspeak",
      pkgConfig: espeakPackage,
      providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]
    ),
    // Declarations from sound libraries, which are loaded at run time.
    .systemLibrary(name: "CSound"),
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    // Implements the compiler's plugin protocol itself, so swift-syntax need not be built.
    .macro(name: "A11yMacros", dependencies: ["A11yJSON"], path: "Sources/Views/A11yMacros"),
    // Reads and writes JSON for documents, protocols, reports and macros.
    .target(name: "A11yJSON"),
    .target(name: "A11yTree"),
    // Foundation includes ICU, which finds the word boundaries of a language.
    .target(
      name: "A11yNavigation",
      dependencies: ["A11yTree"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]
    ),
    // The native file format for trees.
    .target(name: "A11yNativeFormat", dependencies: ["A11yTree"]),
    .target(
      name: "A11yDocuments",
      dependencies: ["A11yJSON", "A11yNativeFormat", "A11yTree", "CLibYAML"]
    ),
    .views(
      "A11yViewGraph",
      dependencies: ["A11yTree", "CDispatchHooks"]
    ),
    // Intercepts the work that a program dispatches, for virtual time.
    .views("CDispatchHooks"),
    .views(
      "A11yViewFeatures",
      dependencies: [
        "A11yTree", "A11yViewGraph", .product(name: "OpenCombine", package: "OpenCombine"),
      ]
    ),
    .views(
      "A11yViews",
      dependencies: [
        "A11yTree", "A11yViewGraph", "A11yViewFeatures",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]
    ),
    .views(
      "A11yDrawing",
      dependencies: ["A11yTree", "A11yViewGraph", "A11yViewFeatures", "A11yViews"]
    ),
    .views(
      "A11yPlatformViews",
      dependencies: [
        "A11yTree", "A11yViewGraph", "A11yViewFeatures", "A11yViews", "A11yDrawing",
      ]
    ),
    .views(
      "A11yAppModel",
      dependencies: [
        "A11yTree", "A11yFiles", "A11yViewGraph", "A11yViewFeatures", "A11yViews", "A11yDrawing",
        "A11yPlatformViews", .product(name: "OpenCombine", package: "OpenCombine"),
      ]
    ),
    .views(
      "A11yPreviews",
      dependencies: [
        "A11yMacros", "A11yViewGraph", "A11yViews", "A11yDrawing", "A11yPlatformViews",
      ]
    ),
    .views(
      "A11yUI",
      dependencies: [
        "A11yTree", "A11yViewGraph", "A11yViewFeatures", "A11yViews", "A11yDrawing",
        "A11yPlatformViews", "A11yAppModel", "A11yPreviews",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]
    ),
    .apple("SwiftUI", dependencies: ["A11yUI", "A11yApp", "Combine"]),
    .apple("Accessibility", dependencies: ["A11yUI"]),
    .apple("WidgetKit", dependencies: ["ActivityKit", "SwiftUI"]),
    .apple("AppIntents", dependencies: ["A11yUI", "A11yViews"]),
    .apple(
      "Combine",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]
    ),
    .apple("UniformTypeIdentifiers", dependencies: ["A11yUI", "A11yViewFeatures"]),
    .apple("UIKit", dependencies: ["A11yUI", "CAppleSubmodules", "_Testing_UIKit"]),
    .apple("AppKit", dependencies: ["A11yUI", "_Testing_AppKit"]),
    .apple(
      "CoreGraphics",
      dependencies: ["A11yDrawing", "A11yPlatformViews", "_Testing_CoreGraphics"]
    ),
    // Tests that import Testing and one of these modules also import its overlay.
    .apple("_Testing_UIKit"),
    .apple("_Testing_AppKit"),
    .apple("_Testing_CoreGraphics"),
    .apple("_Testing_CoreImage"),
    .apple("OSLog"),
    .apple(
      "SwiftData",
      dependencies: ["A11yAppModel", "A11yMacros", "A11yViewGraph", "SwiftUI"]
    ),
    .apple(
      "CoreData",
      dependencies: ["A11yAppModel", "A11yPreviews", "A11yViewGraph", "Combine", "SwiftUI"]
    ),
    // The protocol between the voice and its clients.
    .target(name: "A11yVoice", dependencies: ["A11yPlatform"]),
    // Runs as a separate process because espeak-ng crashes on some texts.
    .executableTarget(
      name: "a11ynav-voice",
      dependencies: ["A11yPlatform", "A11yVoice", "CEspeak"]
    ),
    .target(
      name: "A11ySpeech",
      // The voice is not linked. The dependency only builds it, so that it is beside the program.
      dependencies: [
        "A11yFiles", "A11yPlatform", "A11yProcesses", "A11yVoice", "CSound",
      ] + (isFuzzing ? [] : ["a11ynav-voice"])
    ),
    .apple(
      "Charts",
      dependencies: ["A11yTree", "A11yViewGraph", "A11yViews", "SwiftUI"]
    ),
    .apple("CoreLocation"),
    .apple("MapKit", dependencies: ["A11yViewGraph", "CoreLocation", "SwiftUI"]),
    .apple("AVFoundation", dependencies: ["A11yTree", "A11yViewGraph"]),
    .apple("AVKit", dependencies: ["AVFoundation", "SwiftUI"]),
    .apple("CoreHaptics"),
    .apple("CoreMotion"),
    .apple("PhotosUI", dependencies: ["Photos", "SwiftUI"]),
    .apple("SafariServices", dependencies: ["SwiftUI"]),
    .apple("StoreKit", dependencies: ["SwiftUI"]),
    .apple("TipKit", dependencies: ["A11yMacros", "SwiftUI"]),
    .apple("UserNotifications"),
    .apple("WebKit", dependencies: ["SwiftUI"]),
    .apple("os", dependencies: ["OSLog", "CAppleSubmodules"]),
    // Submodules such as `os.log`, which have to be C modules.
    .systemLibrary(name: "CAppleSubmodules", path: "Sources/Apple/CAppleSubmodules"),
    .apple("ActivityKit", dependencies: ["SwiftUI", "UserNotifications"]),
    .apple("AudioToolbox", dependencies: ["AVFoundation"]),
    .apple("AuthenticationServices", dependencies: ["SwiftUI"]),
    .apple("CloudKit", dependencies: ["CoreData", "CoreLocation", "UIKit"]),
    .apple(
      "CoreImage",
      dependencies: ["CAppleSubmodules", "CoreGraphics", "UIKit", "_Testing_CoreImage"]
    ),
    .apple("CoreSpotlight", dependencies: ["UniformTypeIdentifiers"]),
    .apple("CoreTransferable", dependencies: ["SwiftUI"]),
    .apple("FoundationModels", dependencies: ["A11yJSON", "A11yMacros"]),
    .apple("Intents", dependencies: ["A11yAppModel"]),
    .apple("LocalAuthentication"),
    .apple("MediaPlayer", dependencies: ["UIKit"]),
    .apple("MessageUI", dependencies: ["SwiftUI", "UIKit"]),
    .apple("Network"),
    .apple("Photos"),
    .apple("QuickLook", dependencies: ["SwiftUI", "UIKit"]),
    .apple("Security"),
    .apple("SwiftUICore", dependencies: ["SwiftUI"]),
    .apple("Translation", dependencies: ["SwiftUI"]),
    .apple("WeatherKit", dependencies: ["CoreLocation"]),
    .target(
      name: "A11ySession",
      dependencies: ["A11yJSON", "A11yTree", "A11yNavigation", "A11ySpeech"]
    ),
    // The events and effects of sessions as JSON lines, written and replayed.
    .target(
      name: "A11yEventLog",
      dependencies: [
        "A11yNativeFormat", "A11yNavigation", "A11ySession", "A11ySpeech", "A11yTree",
      ]
    ),
    // Files that are replaced in one step.
    .target(name: "A11yFiles", dependencies: ["A11yPlatform"]),
    // The width of text on a terminal, in tables generated from Unicode's data.
    .target(name: "A11yTextWidth"),
    // Child processes that end with this one.
    .target(name: "A11yProcesses", dependencies: ["A11yPlatform"]),
    // The system's C library.
    .target(name: "A11yPlatform"),
    // Exploration with both technologies, audit rules, and reports with proof.
    .target(
      name: "A11yAudit",
      dependencies: ["A11yJSON", "A11yTree", "A11yNavigation", "A11ySession", "A11ySpeech"]
    ),
    .target(
      name: "A11yTerminal",
      dependencies: [
        "A11yPlatform", "A11yTree", "A11yNavigation", "A11ySession", "A11ySpeech", "A11yTextWidth",
      ]
    ),
    .target(
      name: "A11yCommandLine",
      dependencies: [
        "A11yEventLog",
        "A11yFiles",
        "A11yPlatform",
        "A11yTree",
        "A11yNavigation",
        "A11ySession",
        "A11ySpeech",
        "A11yTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .views(
      "A11yApp",
      dependencies: [
        "A11yTree", "A11yNavigation", "A11yNativeFormat", "A11ySession", "A11yUI", "A11yViews",
        "A11yCommandLine", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    // How a source is opened.
    .target(name: "A11yOpening", dependencies: ["A11yTree"]),
    .target(
      name: "A11yTranscripts",
      dependencies: [
        "A11yAudit", "A11yFiles", "A11yJSON", "A11yOpening", "A11yProcesses", "A11yTree",
        "A11yNavigation",
        "A11yDocuments",
        "A11ySession",
        "A11ySpeech", "A11yTextWidth",
      ]
    ),
    // HTTP and WebSockets between programs on this machine.
    .target(
      name: "A11yWire",
      dependencies: ["A11yJSON", "A11yPlatform", "A11yProcesses"]
    ),
    // Live web pages in a browser.
    .target(
      name: "A11yWeb",
      dependencies: [
        "A11yJSON", "A11yOpening", "A11yPlatform", "A11yProcesses", "A11yTree", "A11yDocuments",
        "A11yWire",
      ],
      resources: [.embedInCode("Scripts")]
    ),
    // Packages generated from an app's project files.
    .target(
      name: "A11yProjects",
      dependencies: ["A11yAppSources", "A11yFiles", "A11yJSON", "A11yProcesses"]
    ),
    // Rewriting of an app's files in each build, for a compiler without Objective-C.
    .target(name: "A11yAppSources"),
    .executableTarget(name: "a11ynav-sources", dependencies: ["A11yAppSources"]),
    .plugin(
      name: "AppSources",
      capability: .buildTool(),
      dependencies: ["a11ynav-sources"],
      path: "Sources/AppSources"
    ),
    // The W3C's aria-at plans, and verdicts on the facts that they require.
    .target(
      name: "A11yJudge",
      dependencies: [
        "A11yATDriver", "A11yJSON", "A11yNavigation", "A11ySession", "A11yTree", "A11yWeb",
      ]
    ),
    // Sessions controlled by programs: AT Driver, and WebDriver for the page in the session.
    .target(
      name: "A11yATDriver",
      dependencies: [
        "A11yJSON", "A11yNavigation", "A11yPlatform", "A11ySession", "A11yTree", "A11yWeb",
        "A11yWire",
      ]
    ),
    .target(
      name: "A11yTesting",
      dependencies: [
        "A11yAudit", "A11yFiles", "A11yTree", "A11yNavigation", "A11yDocuments", "A11ySession",
        "A11yTranscripts",
      ]
    ),
    .views(
      "A11yViewTesting",
      dependencies: [
        "A11yAudit", "A11yTree", "A11ySession", "A11yTesting", "A11yUI", "A11yViews",
      ]
    ),
    .executableTarget(
      name: "a11ynav",
      dependencies: [
        "A11yATDriver",
        "A11yAudit",
        "A11yCommandLine",
        "A11yDocuments",
        "A11yFiles",
        "A11yJudge",
        "A11yNavigation",
        "A11yProcesses",
        "A11yProjects",
        "A11ySession",
        "A11ySpeech",
        "A11yTranscripts",
        "A11yTree",
        "A11yWeb",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + (hasDesktop ? ["A11yDesktop"] : []),
      swiftSettings: hasDesktop ? [.define("A11YNAV_DESKTOP")] : []
    ),
    .example("Reminders", script: "reminders"),
    .example("FocusStates", script: "focus-states"),
    .example("Profile", script: "profile"),
    .example("SharedNamespace", script: "shared-namespace"),
    .example("Notes", script: "notes"),
    .example("Delegates", script: "delegates"),
    .example("Later", script: "later"),
    .example("Pantry", script: "pantry", previews: "Previews"),
    .example(
      "Trails",
      script: "trails",
      previews: "Previews",
      modules: [
        "AVKit", "Charts", "CoreLocation", "MapKit", "PhotosUI", "StoreKit", "TipKit", "WebKit",
        "os",
      ]
    ),
    .target(name: "TreeOutlines", dependencies: ["A11yTree"], path: "Tests/TreeOutlines"),
    .target(
      name: "SessionFixtures",
      dependencies: ["A11yTree", "A11yNavigation", "A11ySession", "A11yTesting"],
      path: "Tests/SessionFixtures"
    ),
    .testTarget(name: "A11yTreeTests", dependencies: ["A11yTree", "TreeOutlines"]),
    .testTarget(
      name: "A11yNavigationTests",
      dependencies: ["A11yTree", "A11yNavigation", "TreeOutlines"]
    ),
    .testTarget(
      name: "A11yDocumentsTests",
      dependencies: ["A11yTree", "A11yNavigation", "A11yDocuments"],
      exclude: ["Captures"]
    ),
    .testTarget(
      name: "A11ySpeechTests",
      dependencies: ["A11yPlatform", "A11yProcesses", "A11ySpeech"]
    ),
    .testTarget(name: "A11yVoiceTests", dependencies: ["A11yVoice"]),
    .testTarget(name: "A11yProcessesTests", dependencies: ["A11yPlatform", "A11yProcesses"]),
    .testTarget(name: "A11yFilesTests", dependencies: ["A11yFiles", "A11yPlatform"]),
    // Runs sessions by chance, and checks what must hold in all of them: `make simulate`.
    .executableTarget(
      name: "Simulator",
      dependencies: ["A11yEventLog", "A11yNavigation", "A11ySession", "A11ySpeech", "A11yTree"],
      path: "Tests/Simulator"
    ),
    .testTarget(
      name: "A11yEventLogTests",
      dependencies: [
        "A11yEventLog", "A11yNavigation", "A11ySession", "A11yTree", "SessionFixtures",
      ]
    ),
    .testTarget(
      name: "A11ySessionTests",
      dependencies: [
        "A11yTree", "A11yNavigation", "A11yDocuments", "A11ySession", "A11ySpeech", "A11yTesting",
        "SessionFixtures",
      ]
    ),
    .testTarget(
      name: "A11yAuditTests",
      dependencies: [
        "A11yAudit", "A11yDocuments", "A11yNavigation", "A11ySession", "A11yTree", "TreeOutlines",
      ]
    ),
    .testTarget(
      name: "A11yTerminalTests",
      dependencies: [
        "A11yTree", "A11yNavigation", "A11ySession", "A11yTerminal", "A11yTextWidth",
        "SessionFixtures",
      ]
    ),
    .testTarget(
      name: "A11yTranscriptsTests",
      dependencies: ["A11yDocuments", "A11ySession", "A11yTranscripts", "A11yTree"]
    ),
    .testTarget(
      name: "A11yTestingTests",
      dependencies: [
        "A11yAudit", "A11yTree", "A11yDocuments", "A11ySession", "A11yTesting", "A11yViewTesting",
        "SwiftUI",
      ]
    ),
    .testTarget(name: "A11yViewGraphTests", dependencies: ["A11yViewGraph", "A11yTree"]),
    .testTarget(
      name: "A11yUITests",
      dependencies: [
        "SwiftUI", "Accessibility", "AppIntents", "Combine", "UniformTypeIdentifiers", "WidgetKit",
        "A11yApp", "A11yUI", "A11yPreviews", "A11yTree", "A11yDocuments", "A11ySession",
        "A11yNavigation",
        "A11yViews", "A11yViewTesting", "AppKit", "CoreGraphics", "UIKit",
      ]
    ),
    // The listings were written before language mode 6.
    .testTarget(
      name: "ListingTests",
      dependencies: ["SwiftUI", "Combine", "UniformTypeIdentifiers", "A11yViewTesting"],
      exclude: ["README.md"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "A11yWebTests",
      dependencies: [
        "A11yDocuments", "A11yJSON", "A11yNavigation", "A11yPlatform", "A11yProcesses",
        "A11ySession", "A11yTesting", "A11yTree", "A11yWeb", "A11yWire",
      ],
      exclude: ["Pages", "Transcripts"]
    ),
    .testTarget(
      name: "A11yATDriverTests",
      dependencies: ["A11yATDriver", "A11yJSON", "A11ySession", "A11yWire"]
    ),
    .testTarget(name: "A11yAppSourcesTests", dependencies: ["A11yAppSources"]),
    .testTarget(name: "A11yProjectsTests", dependencies: ["A11yAppSources", "A11yProjects"]),
    .testTarget(
      name: "A11yJudgeTests",
      dependencies: ["A11yJudge", "A11yNavigation", "A11yTree"]
    ),
    .testTarget(name: "A11yMacrosTests", dependencies: ["A11yJSON", "A11yMacros"]),
    .testTarget(name: "SwiftDataTests", dependencies: ["A11yViewTesting", "SwiftData", "SwiftUI"]),
    .testTarget(name: "CoreDataTests", dependencies: ["A11yViewTesting", "CoreData", "SwiftUI"]),
    .testTarget(name: "ChartsTests", dependencies: ["A11yViewTesting", "Charts", "SwiftUI"]),
    .testTarget(name: "MapKitTests", dependencies: ["A11yViewTesting", "MapKit", "SwiftUI"]),
    .testTarget(
      name: "ModuleTests",
      dependencies: [
        "A11yViewTesting", "ActivityKit", "AVKit", "AuthenticationServices", "CloudKit", "CoreData",
        "CoreHaptics", "CoreImage", "CoreLocation", "CoreMotion", "CoreSpotlight",
        "FoundationModels", "Intents", "LocalAuthentication", "MessageUI", "Network", "Photos",
        "PhotosUI", "SafariServices", "Security", "StoreKit", "SwiftUI", "TipKit", "Translation",
        "UserNotifications", "WeatherKit", "WebKit", "os",
      ]
    ),
    // A call to each member of View that is not refused, generated by `make surface`.
    .testTarget(
      name: "SurfaceTests",
      dependencies: [
        "A11yViewTesting", "AppIntents", "AuthenticationServices", "Charts", "MapKit", "PhotosUI",
        "StoreKit", "SwiftData", "SwiftUI", "TipKit", "Translation", "UniformTypeIdentifiers",
        "WebKit", "WidgetKit",
      ]
    ),
    .executableTarget(
      name: "TroubledPreviews",
      dependencies: ["SwiftUI"],
      path: "Tests/TroubledPreviews"
    ),
    .testTarget(
      name: "A11ynavTests",
      dependencies: ["A11yDocuments", "A11yJSON", "A11yWire", "a11ynav"],
      exclude: ["Earlier"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  /// A target of the view layer.
  static func views(_ name: String, dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Views/\(name)")
  }

  /// A module with the name of one of Apple's modules.
  static func apple(_ name: String, dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Apple/\(name)")
  }

  /// A program in Examples, whose script runs as a test.
  static func example(
    _ name: String,
    script: String,
    previews: String? = nil,
    modules: [Target.Dependency] = []
  ) -> Target {
    .executableTarget(
      name: name,
      dependencies: ["SwiftUI", "Combine", "UniformTypeIdentifiers"] + modules,
      path: "Examples/\(name)",
      exclude: ["\(script).a11y"] + [previews].compactMap(\.self)
    )
  }
}

if hasDesktop {
  package.products.append(.library(name: "A11yDesktop", targets: ["A11yDesktop"]))
  package.targets += [
    .systemLibrary(
      name: "CDBus",
      pkgConfig: "dbus-1",
      providers: [.apt(["libdbus-1-dev"]), .brew(["dbus"])]
    ),
    // Running Linux apps, read through AT-SPI.
    .target(
      name: "A11yDesktop",
      dependencies: ["A11yOpening", "A11yPlatform", "A11yProcesses", "A11yTree", "CDBus"]
    ),
    .testTarget(
      name: "A11yDesktopTests",
      dependencies: [
        "A11yDesktop", "A11yNavigation", "A11yPlatform", "A11ySession", "A11yTesting", "A11yTree",
      ],
      exclude: ["Apps", "Transcripts"]
    ),
  ]
}

// Only `make docs` uses the DocC plugin, so packages that depend on this one never fetch it.
if Context.environment["A11YNAV_DOCS"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")
  )
}

// The fuzz targets of `make fuzz`, which the tests also run for a short time.
let fuzzed: [Target.Dependency] =
  [
    "A11yATDriver", "A11yDocuments", "A11yJSON", "A11yJudge", "A11yNavigation", "A11ySession",
    "A11yTerminal",
    "A11yTranscripts", "A11yTree", "A11yVoice", "A11yWeb", "A11yWire",
  ] + (hasDesktop ? ["A11yDesktop"] : [])
let notFuzzed = hasDesktop ? [] : ["FuzzDesktop.swift"]
let fuzzedDesktop: [SwiftSetting] = hasDesktop ? [.define("A11YNAV_DESKTOP")] : []
if isFuzzing {
  package.targets.append(
    .executableTarget(
      name: "Fuzzing",
      dependencies: fuzzed,
      path: "Fuzzing",
      exclude: notFuzzed + ["FuzzTargetTests.swift"],
      swiftSettings: fuzzedDesktop + [.unsafeFlags(["-parse-as-library"])]
    )
  )
  package.products.append(.executable(name: "Fuzzing", targets: ["Fuzzing"]))
} else {
  package.targets.append(
    .testTarget(
      name: "FuzzingTests",
      dependencies: fuzzed,
      path: "Fuzzing",
      exclude: notFuzzed + ["EntryPoint.swift"],
      swiftSettings: fuzzedDesktop
    )
  )
}

// An installed copy, which apps build against, contains only Sources.
if !FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests") {
  package.targets.removeAll { target in
    target.isTest || target.path.map { !$0.hasPrefix("Sources/") } ?? false
  }
}

// The targets below the view layer, which `make check` and `make sanitize` build. They exclude the targets in
// Sources/Views and Sources/Apple, and all targets that depend on those.
if Context.environment["A11YNAV_BELOW_VIEWS"] != nil {
  var views = Set(
    package.targets.filter { target in
      ["Sources/Views/", "Sources/Apple/"].contains { target.path?.hasPrefix($0) == true }
    }.map(\.name)
  )
  var counted = 0
  while counted != views.count {
    counted = views.count
    for target in package.targets {
      let needsViews = target.dependencies.contains { dependency in
        if case .byNameItem(let name, _) = dependency { views.contains(name) } else { false }
      }
      if needsViews { views.insert(target.name) }
    }
  }
  package.targets.removeAll { views.contains($0.name) }
  package.products.removeAll { views.contains($0.name) }
  for target in package.targets where target.name == "A11ynavTests" {
    target.swiftSettings = [.define("A11YNAV_BELOW_VIEWS")]
  }
  package.dependencies.removeAll { dependency in
    if case .sourceControl(_, let location, _) = dependency.kind {
      location.hasSuffix("OpenCombine")
    } else {
      false
    }
  }
}
