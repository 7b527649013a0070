// SPDX-License-Identifier: MIT

/// A module in a third-party package that replaces an Apple module on this system under a different name.
struct StandIn {
  /// The name under which files import the module.
  let module: String
  /// The module that provides the declarations on this system.
  let original: String
  let package: RemotePackage

  static let all = [
    StandIn(
      module: "CryptoKit",
      original: "Crypto",
      package: RemotePackage(
        address: "https://github.com/apple/swift-crypto.git",
        requirement: "\"3.0.0\"..<\"5.0.0\""
      )
    )
  ]

  /// Returns the stand-in for a module, if there is one.
  static func of(_ module: String) -> StandIn? { all.first { $0.module == module } }

  /// The third-party product, in the notation of a manifest.
  var product: String { ".product(name: \"\(original)\", package: \"\(package.identity)\")" }

  /// The content of the module's only file.
  var text: String { "@_exported import \(original)\n" }
}
