// SPDX-License-Identifier: MIT

import A11yAppSources
import Foundation

/// A target of an app's project, as far as a package of it must know.
package struct AppTarget {
  /// What a target makes.
  package enum Kind: Sendable {
    /// A program with an entry point: an app, or an extension of one.
    case program
    /// A module for others.
    case library
    case tests
  }

  /// The name that its project gives it.
  package let name: String
  package let kind: Kind
  /// The systems that it is built for; empty if the project does not say.
  package var platforms: Set<ApplePlatform> = []
  /// Its Swift files.
  package var files: [URL] = []
  /// Its files and folders of resources.
  package var resources: [URL] = []
  /// The targets of the same project that it is built with.
  package var dependencies: [String] = []
  /// The products of packages that it is built with.
  package var products: [ProductUse] = []
  /// Names that `#if` finds, besides `DEBUG`.
  package var conditions: [String] = []

  /// The system that it is built for here: an iPhone's if its project does not say.
  var platform: ApplePlatform {
    let here: [ApplePlatform] = [.iOS, .macOS, .visionOS]
    return here.first(where: platforms.contains) ?? .iOS
  }

  /// Whether it can be built here at all.
  package var isHere: Bool { platforms.isEmpty || platforms.contains(where: \.isHere) }

  /// The names of the modules that others import it by: Xcode replaces what no identifier has.
  package var module: String { name.asIdentifier }
}

/// A product of a package that a target is built with.
package struct ProductUse: Hashable, Sendable {
  package let name: String
  /// Where the package is; `nil` if it is one of the project's own.
  package let package: RemotePackage?
}

/// A package that is fetched from an address.
package struct RemotePackage: Hashable, Sendable {
  package let address: String
  /// Which version, as the manifest of a package writes it.
  package let requirement: String

  /// The name by which Swift knows it: the last part of its address.
  package var identity: String {
    let last = address.split(separator: "/").last.map(String.init) ?? address
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }
}
