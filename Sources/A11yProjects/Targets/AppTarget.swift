// SPDX-License-Identifier: MIT

import A11yAppSources
import Foundation

/// The information about an app's target that is needed to generate the app's package.
package struct AppTarget {
  /// The kind of product that a target builds.
  package enum Kind: Sendable {
    /// A program with an entry point, which is an app or an app extension.
    case program
    /// A module that other targets can import.
    case library
    case tests
  }

  /// The target's name in the project.
  package let name: String
  package let kind: Kind
  /// The platforms for which the target is built, or an empty set if the project does not specify them.
  package var platforms: Set<ApplePlatform> = []
  /// The target's Swift files.
  package var files: [URL] = []
  /// The target's resource files and folders.
  package var resources: [URL] = []
  /// The targets in the same project that the target depends on.
  package var dependencies: [String] = []
  /// The package products that the target depends on.
  package var products: [ProductUse] = []
  /// The compilation conditions for `#if`, except `DEBUG`.
  package var conditions: [String] = []

  /// The platform for which the target is built on this system, which is iOS if the project does not specify a
  /// platform.
  var platform: ApplePlatform {
    let here: [ApplePlatform] = [.iOS, .macOS, .visionOS]
    return here.first(where: platforms.contains) ?? .iOS
  }

  /// Whether the target can be built on this system.
  package var isHere: Bool { platforms.isEmpty || platforms.contains(where: \.isHere) }

  /// The module name under which other targets import the target. Xcode replaces characters that are not allowed in an
  /// identifier.
  package var module: String { name.asIdentifier }
}

/// A package product that a target depends on.
package struct ProductUse: Hashable, Sendable {
  package let name: String
  /// The package, or `nil` for a product of the project's own packages.
  package let package: RemotePackage?
}

/// A package that is downloaded from a web address.
package struct RemotePackage: Hashable, Sendable {
  package let address: String
  /// The version requirement, in the notation of a manifest.
  package let requirement: String

  /// The name by which Swift Package Manager identifies the package, which is the last component of its address.
  package var identity: String {
    let last = address.split(separator: "/").last.map(String.init) ?? address
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }
}
