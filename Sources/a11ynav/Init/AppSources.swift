// SPDX-License-Identifier: MIT

import Foundation

/// The files of an app that a package can build, and those that it leaves out.
struct AppSources {
  /// A file that is left out, and why.
  struct LeftOut {
    let path: String
    let reason: String
  }

  private(set) var files: [SourceFile] = []
  private(set) var leftOut: [LeftOut] = []
  /// Resources, by the folder or file that holds them.
  private(set) var resources: [String] = []

  /// The products of this package that the files import.
  var products: [String] {
    let used = Set(files.flatMap(\.imports)).union(names.used.map(\.module))
    return (["SwiftUI"] + Self.products.filter { $0 != "SwiftUI" && used.contains($0) })
  }

  /// What the files take for granted.
  var names: FoundationNames { FoundationNames(in: files.map(\.text)) }

  var hasMain: Bool { files.contains(where: \.isMain) }

  /// Looks through the folder of an app.
  init(in folder: URL) {
    let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
      .compactMap { $0 as? String }.sorted()
    var names: [String: String] = [:]
    for path in paths where !Self.isSkipped(path) {
      if path.hasSuffix(".swift") {
        guard let file = SourceFile(path: path, in: folder) else {
          leftOut.append(LeftOut(path: path, reason: "it is not UTF-8"))
          continue
        }
        if let reason = Self.reasonToLeaveOut(file) {
          leftOut.append(LeftOut(path: path, reason: reason))
        } else if let other = names[file.name] {
          leftOut.append(LeftOut(path: path, reason: "\(other) has the same name"))
        } else {
          names[file.name] = path
          files.append(file)
        }
      } else if let resource = Self.resource(path), !resources.contains(resource) {
        resources.append(resource)
      }
    }
  }

  private static func reasonToLeaveOut(_ file: SourceFile) -> String? {
    guard let module = file.imports.first(where: { !isHere($0) }) else { return nil }
    return "it imports \(module), which is not here"
  }

  private static func isHere(_ module: String) -> Bool {
    products.contains(module) || systemModules.contains(module)
  }

  /// Folders that hold no sources of the app itself.
  private static func isSkipped(_ path: String) -> Bool {
    path.split(separator: "/").contains { part in
      part.hasPrefix(".")
        || ["Tests", "UITests", "DerivedData", "Pods", "Carthage", "build"]
          .contains(part)
        || part.hasSuffix("Tests") || part == "Package.swift"
    }
  }

  /// The resource that a file belongs to: itself, or the catalogue or language folder around it.
  private static func resource(_ path: String) -> String? {
    var whole = ""
    for part in path.split(separator: "/") {
      whole += (whole.isEmpty ? "" : "/") + part
      if bundles.contains(where: { part.hasSuffix($0) }) { return whole }
      if part.hasSuffix(".xcodeproj") || part.hasSuffix(".xcworkspace") { return nil }
    }
    return resourceTypes.contains(where: { path.hasSuffix($0) }) ? path : nil
  }

  private static let bundles = [".xcassets", ".lproj"]
  private static let resourceTypes = [
    ".strings", ".stringsdict", ".xcstrings", ".json", ".png", ".jpg", ".jpeg", ".pdf", ".txt",
    ".csv", ".md", ".html", ".mp3", ".m4a", ".wav",
  ]
  private static let systemModules: Set<String> = [
    "Foundation", "FoundationNetworking", "Dispatch", "Observation", "Swift", "Synchronization",
    "RegexBuilder", "_Concurrency", "Testing", "XCTest",
  ]
  /// The modules with Apple's names that this package has.
  static let products = [
    "SwiftUI", "Combine", "UIKit", "AppKit", "CoreGraphics", "OSLog", "SwiftData",
    "UniformTypeIdentifiers", "Accessibility", "WidgetKit", "AppIntents",
    "Charts", "CoreLocation", "MapKit", "WebKit", "AVFoundation", "AVKit", "PhotosUI",
    "SafariServices", "StoreKit", "TipKit", "UserNotifications", "CoreMotion", "CoreHaptics", "os",
  ]
}

extension SourceFile {
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
