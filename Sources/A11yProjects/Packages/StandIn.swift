// SPDX-License-Identifier: MIT

/// A module of Apple's that a package of others has here under another name.
struct StandIn {
  /// The name that files import it by.
  let module: String
  /// The module that has its declarations here.
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

  /// The stand-in for a module, if there is one.
  static func of(_ module: String) -> StandIn? { all.first { $0.module == module } }

  /// What the product is called in a manifest.
  var product: String { ".product(name: \"\(original)\", package: \"\(package.identity)\")" }

  /// The one file of the module.
  var text: String { "@_exported import \(original)\n" }
}
