// SPDX-License-Identifier: MIT

/// The third-party packages that are known to build on Linux without Apple's modules.
///
/// A package that is not listed may also build. An unlisted package among the app's files is treated as one of the
/// app's own packages.
enum LinuxPackages {
  /// Returns whether a product's package can be downloaded from its address and built on this system.
  static func has(_ use: ProductUse) -> Bool {
    use.package.map { identities.contains($0.identity) } ?? false
  }

  private static let identities: Set<String> = [
    "alamofire", "swift-algorithms", "swift-argument-parser", "swift-async-algorithms",
    "swift-atomics", "swift-case-paths", "swift-collections", "swift-concurrency-extras",
    "swift-crypto", "swift-custom-dump", "swift-http-types", "swift-identified-collections",
    "swift-log", "swift-markdown", "swift-metrics", "swift-nio", "swift-nonempty",
    "swift-numerics", "swift-overture", "swift-protobuf", "swift-system", "swift-tagged",
    "swiftsoup", "swiftyjson", "yams",
  ]
}
