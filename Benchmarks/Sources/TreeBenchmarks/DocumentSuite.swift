// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Benchmark
import Foundation

/// Measures the time to read one page in each format, both in total and stage by stage.
///
/// The environment variable `CAPTURES` specifies the folder with the captures from `make-capture.py`.
enum DocumentSuite {
  static var suite: BenchmarkSuite {
    BenchmarkSuite(name: "read") { suite in
      guard let folder = ProcessInfo.processInfo.environment["CAPTURES"] else { return }
      func data(_ name: String) -> Data {
        guard let data = FileManager.default.contents(atPath: folder + "/" + name) else {
          fatalError("benchmark: \(folder)/\(name) is missing; make-capture.py writes it")
        }
        return data
      }
      let native = Fixture<Data>()
      let documents: [(name: String, data: () -> Data)] = [
        ("chrome", { data("page.chrome.json") }),
        ("aria", { data("page.aria.yaml") }),
        (
          "native",
          {
            native.get("native") { try Document(data: data("page.chrome.json")).nativeJSON() }
          }
        ),
      ]
      for (name, data) in documents {
        suite.benchmark("\(name)/into a tree", settings: MinTime(seconds: 2)) {
          (state: inout BenchmarkState) in
          let data = data()
          var tree: AccessibilityTree?
          try state.measure { tree = try? AccessibilityTree(Document(data: data).tree) }
          TreeBenchmarks.expect((tree?.count ?? 0) > 1_000, "\(name) was not read")
          state.increment(counter: "bytes", by: Double(data.count))
        }
        suite.benchmark("\(name)/the tree alone", settings: MinTime(seconds: 0.2)) {
          (state: inout BenchmarkState) in
          let update = try Document(data: data()).tree
          var tree: AccessibilityTree?
          try state.measure { tree = try? AccessibilityTree(update) }
          TreeBenchmarks.expect((tree?.count ?? 0) > 1_000, "\(name) was not read")
        }
      }
      suite.benchmark("chrome/JSONSerialization of it", settings: MinTime(seconds: 1)) {
        (state: inout BenchmarkState) in
        let data = data("page.chrome.json")
        var object: Any?
        try state.measure { object = try? JSONSerialization.jsonObject(with: data) }
        TreeBenchmarks.expect(object != nil, "not JSON")
      }
    }
  }
}
