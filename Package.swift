// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import CompilerPluginSupport
import Foundation
import PackageDescription

// `Scripts/fuzz.sh` sets the first variable, because libFuzzer provides the `main` function of every program. `make
// check` and `make sanitize` set the second variable, because SwiftPM links all of a package's tests into one program,
// which would otherwise need the view layer.
let isFuzzing = Context.environment["A11YNAV_FUZZING"] != nil
let isBelowViews = Context.environment["A11YNAV_BELOW_VIEWS"] != nil
// The installed copy of this package, which apps build against, contains only the Sources folder.
let hasTests = FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests")

// The module map names espeak-ng, so the linker adds espeak-ng to the voice program only. The flags from pkg-config
// would link espeak-ng to every program that is built together with the voice. Loading the thirty libraries that
// espeak-ng needs takes two milliseconds at each start. Homebrew's headers can be found only with pkg-config.
#if os(macOS)
  let (espeakPackage, hasDesktop): (String?, Bool) = ("espeak-ng", false)
#else
  let (espeakPackage, hasDesktop): (String?, Bool) = (nil, true)
#endif

// These modules exist only on Linux.
let missing: Set<String> = hasDesktop ? [] : ["A11yDesktop", "A11yDesktopTests", "CDBus"]

/// Reads a table of modules. Each line consists of a module's name, a colon and the module's dependencies.
func modules(_ table: String) -> [(name: String, dependencies: [Target.Dependency])] {
  table.split(separator: "\n").filter { !$0.hasPrefix("//") }.compactMap { line in
    let parts = line.split(separator: ":").map(String.init)
    return missing.contains(parts[0]) ? nil : (parts[0], dependencies(parts.dropFirst().joined()))
  }
}

/// Reads a list of modules; the products of other packages are recognized by their names.
func dependencies(_ names: String) -> [Target.Dependency] {
  let packages = ["ArgumentParser": "swift-argument-parser", "OpenCombine": "OpenCombine"]
  return names.split(separator: " ").map(String.init).filter { !missing.contains($0) }.map { name in
    packages[name].map { .product(name: name, package: $0) } ?? .byName(name: name)
  }
}

/// Returns a C library, which a package of Debian and Homebrew installs.
func library(_ name: String, _ pkgConfig: String?, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// The modules below the view layer, with their dependencies; ARCHITECTURE.md describes the contents of each.
let core = """
  A11yPlatform
  A11yFiles: A11yPlatform
  A11yTextWidth
  A11yProcesses: A11yPlatform
  A11yJSON
  A11yTree
  A11yNavigation: A11yTree
  A11yLocalization: A11yJSON
  A11yNativeFormat: A11yTree
  A11yDocuments: A11yJSON A11yNativeFormat A11yTree CExpat CLibYAML
  A11yVoice: A11yPlatform
  // The voice program is not linked into other programs, but SwiftPM builds it alongside every program that depends on
  // this module.
  A11ySpeech: A11yFiles A11yPlatform A11yProcesses A11yVoice CSound \
    \(isFuzzing ? "" : "a11ynav-voice")
  A11ySession: A11yJSON A11yNavigation A11ySpeech A11yTree
  A11yEventLog: A11yNativeFormat A11yNavigation A11ySession A11ySpeech A11yTree
  A11yOpening: A11yTree
  A11yAudit: A11yJSON A11yNavigation A11ySession A11ySpeech A11yTree
  A11yTerminal: A11yNavigation A11yPlatform A11ySession A11ySpeech A11yTextWidth A11yTree
  A11yCommandLine: A11yEventLog A11yFiles A11yNavigation A11yPlatform A11ySession A11ySpeech \
    A11yTerminal A11yTree ArgumentParser
  A11yTranscripts: A11yAudit A11yDocuments A11yFiles A11yJSON A11yNavigation A11yOpening \
    A11yProcesses A11ySession A11ySpeech A11yTextWidth A11yTree
  A11yTesting: A11yAudit A11yDocuments A11yFiles A11yNavigation A11ySession A11yTranscripts A11yTree
  A11ySites: A11yAudit A11yNavigation A11ySession A11yTranscripts A11yTree
  A11yWire: A11yJSON A11yPlatform A11yProcesses
  A11yWeb: A11yDocuments A11yFiles A11yJSON A11yOpening A11yPlatform A11yProcesses A11yTree A11yWire
  A11yATDriver: A11yJSON A11yNavigation A11yPlatform A11ySession A11yTree A11yWeb A11yWire
  A11yJudge: A11yATDriver A11yJSON A11yNavigation A11ySession A11yTree A11yWeb
  A11yServer: A11yAudit A11yDocuments A11yJSON A11yNavigation A11yOpening A11yPlatform A11ySession \
    A11yTree
  A11yAppSources
  A11yProjects: A11yAppSources A11yFiles A11yJSON A11yLocalization A11yProcesses
  CDBus
  // The module that reads Linux apps through AT-SPI opens libdbus at run time.
  A11yDesktop: A11yOpening A11yPlatform A11yProcesses A11yTree CDBus
  """

let programs = """
  a11ynav: A11yATDriver A11yAudit A11yCommandLine A11yDocuments A11yFiles A11yJSON A11yJudge \
    A11yLocalization A11yNavigation A11yOpening A11yPlatform A11yProcesses A11yProjects A11yServer \
    A11ySession A11ySites A11ySpeech A11yTerminal A11yTranscripts A11yTree A11yWeb A11yWire \
    ArgumentParser A11yDesktop
  a11ynav-sources: A11yAppSources
  // The voice runs in a separate process, because espeak-ng crashes on some input.
  a11ynav-voice: A11yPlatform A11yVoice CEspeak
  """

/// The view layer.
let views = """
  A11yMacroExpansion: A11yJSON
  CDispatchHooks
  A11yViewGraph: A11yLocalization A11yTree CDispatchHooks
  A11yViewFeatures: A11yTree A11yViewGraph OpenCombine
  A11yViews: A11yLocalization A11yTree A11yViewFeatures A11yViewGraph OpenCombine
  A11yDrawing: A11yTree A11yViewFeatures A11yViewGraph A11yViews
  A11yPlatformViews: A11yDrawing A11yTree A11yViewFeatures A11yViewGraph A11yViews
  A11yAppModel: A11yDrawing A11yFiles A11yPlatformViews A11yTree A11yViewFeatures A11yViewGraph \
    A11yViews OpenCombine
  A11yPreviews: A11yDrawing A11yMacros A11yPlatformViews A11yViewGraph A11yViews
  A11yFrameworkParts: A11yJSON A11yMacros A11yPlatformViews A11yViewGraph A11yViews
  A11yUI: A11yAppModel A11yDrawing A11yPlatformViews A11yPreviews A11yTree A11yViewFeatures \
    A11yViewGraph A11yViews OpenCombine
  A11yApp: A11yCommandLine A11yLocalization A11yNativeFormat A11yNavigation A11ySession A11yTree \
    A11yUI A11yViewFeatures A11yViewGraph A11yViews ArgumentParser
  A11yCuts: A11yUI A11yViewGraph A11yViews SwiftUI
  A11yViewTesting: A11yAudit A11ySession A11yTesting A11yTree A11yUI A11yViewFeatures A11yViewGraph \
    A11yViews
  """

/// The modules named after Apple's frameworks that determine how an app's own screens sound.
let apple = """
  SwiftUI: A11yApp A11yUI Combine
  SwiftUICore: SwiftUI
  CoreTransferable: SwiftUI
  AVFoundation: A11yTree A11yViewGraph
  Accessibility: A11yUI
  ActivityKit: SwiftUI UserNotifications
  AppIntents: A11yUI A11yViews
  AppKit: A11yUI _Testing_AppKit
  Charts: A11yTree A11yViewGraph A11yViews SwiftUI
  Combine: OpenCombine
  CoreData: A11yAppModel A11yPreviews A11yViewGraph Combine SwiftUI
  CoreGraphics: A11yDrawing A11yPlatformViews _Testing_CoreGraphics
  OSLog
  SwiftData: A11yAppModel A11yMacros A11yViewGraph SwiftUI
  UIKit: A11yUI CAppleSubmodules _Testing_UIKit
  UniformTypeIdentifiers: A11yUI A11yViewFeatures
  UserNotifications
  WidgetKit: ActivityKit AppIntents SwiftUI
  os: CAppleSubmodules OSLog
  // Tests that import both Testing and one of these modules also import the module's overlay.
  _Testing_AppKit
  _Testing_CoreGraphics
  _Testing_UIKit
  """

/// The modules that both `make fuzz` and the short fuzzing run in the test suite test.
let fuzzed = dependencies(
  """
  A11yATDriver A11yDocuments A11yJSON A11yJudge A11yNavigation A11yServer A11ySession A11yTerminal \
    A11yTranscripts A11yTree A11yVoice A11yWeb A11yWire A11yDesktop
  """
)

/// The program that runs random sessions and checks their invariants, for `make simulate`.
let simulator = "Simulator: A11yEventLog A11yNavigation A11ySession A11ySpeech A11yTree"

let coreTests = """
  A11yTreeTests: A11yTree TreeOutlines
  A11yNavigationTests: A11yNavigation A11yTree TreeOutlines
  A11yDocumentsTests: A11yDocuments A11yNavigation A11yTree
  A11ySpeechTests: A11yPlatform A11yProcesses A11ySpeech
  A11yVoiceTests: A11yVoice
  A11yProcessesTests: A11yPlatform A11yProcesses
  A11yFilesTests: A11yFiles A11yPlatform
  A11yLocalizationTests: A11yLocalization
  A11ySessionTests: A11yDocuments A11yNavigation A11ySession A11ySpeech A11yTesting A11yTree \
    SessionFixtures
  A11yEventLogTests: A11yEventLog A11yNavigation A11ySession A11yTree SessionFixtures
  A11yAuditTests: A11yAudit A11yDocuments A11yNavigation A11ySession A11yTree TreeOutlines
  A11ySitesTests: A11yAudit A11yDocuments A11ySites A11yTree TreeOutlines
  A11yTerminalTests: A11yNavigation A11ySession A11yTerminal A11yTextWidth A11yTree SessionFixtures
  A11yTranscriptsTests: A11yDocuments A11yNavigation A11ySession A11yTranscripts A11yTree
  A11yWebTests: A11yDocuments A11yJSON A11yNavigation A11yOpening A11yPlatform A11yProcesses \
    A11ySession A11yTesting A11yTree A11yWeb A11yWire SessionFixtures
  A11yATDriverTests: A11yATDriver A11yJSON A11ySession A11yWire
  A11yServerTests: A11yAudit A11yDocuments A11yJSON A11yNavigation A11yOpening A11yServer \
    A11ySession A11yTranscripts A11yTree
  A11yAppSourcesTests: A11yAppSources
  A11yProjectsTests: A11yAppSources A11yJSON A11yProjects
  A11yJudgeTests: A11yJudge A11yNavigation A11yTree
  A11yDesktopTests: A11yDesktop A11yNavigation A11yPlatform A11ySession A11yTesting A11yTree \
    SessionFixtures
  A11ynavTests: A11yDocuments A11yJSON A11yWire a11ynav
  """

/// The programs in Examples. Each program has a script that runs as a test.
let examples = [
  "Bookshelf", "Delegates", "FocusStates", "Later", "Mailbox", "Notes", "Pantry", "Profile",
  "Reminders", "SharedNamespace",
].map { "\($0): Combine SwiftUI UniformTypeIdentifiers" }.joined(separator: "\n")

let viewTests = """
  A11yTestingTests: A11yAudit A11yDocuments A11ySession A11yTesting A11yTree A11yViewTesting SwiftUI
  A11yViewGraphTests: A11yTree A11yViewGraph
  A11yUITests: A11yApp A11yCuts A11yDocuments A11yNavigation A11yPreviews A11ySession A11yTree \
    A11yUI A11yViewFeatures A11yViewTesting A11yViews Accessibility ActivityKit AppIntents AppKit \
    Combine CoreGraphics SessionFixtures SwiftUI UIKit UniformTypeIdentifiers WidgetKit
  A11yMacroExpansionTests: A11yJSON A11yMacroExpansion
  SwiftDataTests: A11yViewTesting SwiftData SwiftUI
  CoreDataTests: A11yViewTesting CoreData SwiftUI
  ChartsTests: A11yViewTesting Charts SwiftUI
  // `make surface` generates this module, which calls every member of View that apps can use.
  SurfaceTests: A11yViewTesting AppIntents Charts SwiftData SwiftUI UniformTypeIdentifiers WidgetKit
  ListingTests: A11yViewTesting Combine SwiftUI UniformTypeIdentifiers
  """

let package = Package(
  name: "a11ynav",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "a11ynav", targets: ["a11ynav"]),
    .executable(name: "a11ynav-voice", targets: ["a11ynav-voice"]),
    .plugin(name: "AppSources", targets: ["AppSources"]),
  ],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: [
    library("CEspeak", espeakPackage, apt: "libespeak-ng-dev", brew: "espeak-ng"),
    library("CExpat", "expat", apt: "libexpat1-dev", brew: "expat"),
    library("CLibYAML", "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    // This module declares the functions of sound libraries that are opened at run time.
    .systemLibrary(name: "CSound"),
    .plugin(
      name: "AppSources",
      capability: .buildTool(),
      dependencies: ["a11ynav-sources"],
      path: "Sources/AppSources"
    ),
  ],
  swiftLanguageModes: [.v6]
)
package.add(core, in: "Sources")
package.addPrograms(programs, in: "Sources")
package.offer([
  "A11yTree", "A11yNavigation", "A11yDocuments", "A11ySpeech", "A11ySession", "A11yAudit",
  "A11yOpening", "A11yTesting", "A11yTranscripts", "A11yWeb",
])
if hasDesktop { package.offer(["A11yDesktop"]) }
if hasTests {
  package.add("SessionFixtures: A11yNavigation A11ySession A11yTesting A11yTree", in: "Tests")
  package.add("TreeOutlines: A11yTree", in: "Tests")
  package.addTests(coreTests)
  package.addPrograms(simulator, in: "Tests")
  package.addFuzzing()
}
if !isBelowViews {
  package.dependencies.append(
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
  )
  package.targets += [
    // The target implements the compiler's plugin protocol itself, so swift-syntax is never built.
    .macro(
      name: "A11yMacros",
      dependencies: ["A11yMacroExpansion"],
      path: "Sources/Views/A11yMacros"
    ),
    // This is a C module, because only C modules can have submodules, such as `os.log`.
    .systemLibrary(name: "CAppleSubmodules", path: "Sources/Apple/CAppleSubmodules"),
  ]
  package.add(views, in: "Sources/Views")
  package.add(apple, in: "Sources/Apple")
  package.offer(["A11yCuts", "A11yUI", "A11yViewTesting"])
  package.offer(modules(apple).map(\.name).filter { !$0.hasPrefix("_") })
  // The package in Frameworks depends on this product.
  let parts = ["A11yAppModel", "A11yFrameworkParts", "A11yViewGraph"]
  package.products.append(.library(name: "A11yFrameworkParts", targets: parts))
  if hasTests {
    package.addTests(viewTests)
    package.addPrograms(examples, in: "Examples")
    package.addPrograms("TroubledPreviews: SwiftUI", in: "Tests")
  }
}

// Only `make docs` needs the DocC plugin, so packages that depend on this one never fetch it.
if Context.environment["A11YNAV_DOCS"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")
  )
}

extension Package {
  /// Adds the modules in a folder.
  func add(_ table: String, in folder: String) {
    // The JavaScript is embedded in the program, so the program needs no resource bundle.
    let embedded: [String: [Resource]] = [
      "A11ySites": [.embedInCode("Page")], "A11yWeb": [.embedInCode("Scripts")],
    ]
    // ICU, which Foundation includes, provides each language's word boundaries and plural rules.
    let icu = LinkerSetting.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))
    let linked = ["A11yNavigation": [icu], "A11yLocalization": [icu]]
    targets += modules(table).map {
      let path = "\(folder)/\($0)"
      let target = Target.target(name: $0, dependencies: $1, path: path)
      target.resources = embedded[$0]
      target.linkerSettings = linked[$0]
      return target
    }
  }

  /// Adds the programs in a folder with their string catalogs, but without their scripts and the transcripts of their
  /// previews.
  func addPrograms(_ table: String, in folder: String) {
    targets += modules(table).map { name, dependencies in
      let path = "\(folder)/\(name)"
      let folder = "\(Context.packageDirectory)/\(path)"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
      let target = Target.executableTarget(name: name, dependencies: dependencies, path: path)
      target.exclude = files.filter { $0.hasSuffix(".a11y") || $0 == "Previews" }
      target.resources = files.filter { $0.hasSuffix(".xcstrings") }.map { .copy($0) }
      return target
    }
  }

  /// Makes modules available to other packages.
  func offer(_ names: [String]) {
    products += names.map { .library(name: $0, targets: [$0]) }
  }

  /// Adds test targets, without the files that the tests read at run time.
  func addTests(_ table: String) {
    let read = [
      "A11yDesktopTests": ["Apps", "Transcripts"], "A11yDocumentsTests": ["Captures"],
      "A11yWebTests": ["Pages", "Transcripts"], "A11ynavTests": ["Earlier"],
      "ListingTests": ["README.md"],
    ]
    // The listings were written before the Swift 6 language mode existed.
    let settings: [String: [SwiftSetting]] = [
      "A11ynavTests": isBelowViews ? [.define("A11YNAV_BELOW_VIEWS")] : [],
      "ListingTests": [.swiftLanguageMode(.v5)],
    ]
    targets += modules(table).map {
      .testTarget(name: $0, dependencies: $1, exclude: read[$0] ?? [], swiftSettings: settings[$0])
    }
  }

  func addFuzzing() {
    // libFuzzer provides `main`, so the entry point and the tests are never built together.
    let unused = [isFuzzing ? "FuzzTargetTests.swift" : "EntryPoint.swift"]
    let target: Target =
      isFuzzing
      ? .executableTarget(name: "Fuzzing", dependencies: fuzzed, path: "Fuzzing")
      : .testTarget(name: "FuzzingTests", dependencies: fuzzed, path: "Fuzzing")
    target.exclude = unused + (hasDesktop ? [] : ["FuzzDesktop.swift"])
    targets.append(target)
    guard isFuzzing else { return }
    target.swiftSettings = [.unsafeFlags(["-parse-as-library"])]
    products.append(.executable(name: "Fuzzing", targets: ["Fuzzing"]))
  }
}
