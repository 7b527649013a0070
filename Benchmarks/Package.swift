// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "a11ynav", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    .target(name: "BareEspeak", linkerSettings: [.linkedLibrary("espeak-ng")]),
    .executableTarget(
      name: "SpeechLatency",
      dependencies: ["BareEspeak", .product(name: "A11ySpeech", package: "a11ynav")]
    ),
    .target(
      name: "BenchmarkTrees",
      dependencies: [.product(name: "A11yTree", package: "a11ynav")]
    ),
    .executableTarget(
      name: "TreeBenchmarks",
      dependencies: [
        "BenchmarkTrees",
        .product(name: "A11yDocuments", package: "a11ynav"),
        .product(name: "A11yNavigation", package: "a11ynav"),
        .product(name: "A11ySession", package: "a11ynav"),
        .product(name: "Benchmark", package: "swift-benchmark"),
      ]
    ),
    .executableTarget(name: "TreeMemory", dependencies: ["BenchmarkTrees"]),
    .executableTarget(
      name: "ViewGraphCost",
      dependencies: [
        .product(name: "A11ySession", package: "a11ynav"),
        .product(name: "SwiftUI", package: "a11ynav"),
      ]
    ),
    .executableTarget(
      name: "WebPages",
      dependencies: [
        .product(name: "A11yDocuments", package: "a11ynav"),
        .product(name: "A11ySession", package: "a11ynav"),
        .product(name: "A11yTree", package: "a11ynav"),
        .product(name: "A11yWeb", package: "a11ynav"),
      ]
    ),
    .executableTarget(
      name: "DocumentTyping",
      dependencies: [
        .product(name: "A11ySession", package: "a11ynav"),
        .product(name: "SwiftUI", package: "a11ynav"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
