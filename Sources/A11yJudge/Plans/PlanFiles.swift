// SPDX-License-Identifier: MIT

import Foundation

/// The files in a plan's folder.
struct PlanFiles {
  /// The plan's name, which is the name of its folder.
  let plan: String
  private let folder: URL
  private let data: URL

  init(_ folder: URL) {
    plan = folder.lastPathComponent
    self.folder = folder
    data = folder.appendingPathComponent("data")
  }

  /// Returns whether there is a data file with the given name.
  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: data.appendingPathComponent(name).path)
  }

  /// Returns an error that describes a problem with the plan.
  func problem(_ text: String) -> TestPlan.Problem {
    TestPlan.Problem(description: "\(plan): \(text)")
  }

  /// Returns a table's rows.
  func table(_ name: String) throws(TestPlan.Problem) -> [[String: String]] {
    guard let bytes = try? Data(contentsOf: data.appendingPathComponent(name)) else {
      throw problem("\(name) is missing")
    }
    guard let table = PlanTable(String(decoding: bytes, as: UTF8.self)) else {
      throw problem("\(name) has an unterminated quoted field")
    }
    return table.rows
  }

  /// Returns a table's rows, keyed by the values in one column, with only the first row for each value.
  func table(_ name: String, by column: String) throws(TestPlan.Problem) -> [String: [String:
    String]]
  {
    Dictionary(
      try table(name).map { ($0[column] ?? "", $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the page address from the first of several tables that exists.
  func page(namedBy names: [String]) throws(TestPlan.Problem) -> URL {
    let name = names.first(where: has) ?? names[names.endIndex - 1]
    guard let path = try table(name).first(where: { $0["refId"] == "reference" })?["value"] else {
      throw problem("\(name) does not specify a page")
    }
    let page = folder.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: page.path) else {
      throw problem("the page \(path) does not exist")
    }
    return page
  }

  /// Returns the setup script with the given name, or `nil` if the name is empty.
  func setup(_ name: String) throws(TestPlan.Problem) -> TestPlan.Setup? {
    guard !name.isEmpty else { return nil }
    let file = data.appendingPathComponent("js/\(name).js")
    guard !name.contains("/"), let script = try? String(contentsOf: file, encoding: .utf8) else {
      throw problem("the setup script \(name) is missing")
    }
    return TestPlan.Setup(name: name, script: script)
  }
}
