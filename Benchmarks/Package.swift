// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "a11ynav", path: "..")],
  targets: [
    .target(name: "BareEspeak", linkerSettings: [.linkedLibrary("espeak-ng")]),
    .executableTarget(
      name: "SpeechLatency",
      dependencies: ["BareEspeak", .product(name: "A11ySpeech", package: "a11ynav")]
    ),
    .executableTarget(
      name: "ViewGraphCost",
      dependencies: [.product(name: "SwiftUI", package: "a11ynav")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
