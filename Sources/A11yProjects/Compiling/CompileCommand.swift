// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation

/// The compiler command that Swift Package Manager plans to run for a module of a package.
struct CompileCommand {
  let compiler: String
  /// The folder where the compiler looks for prebuilt modules.
  let modules: String
  /// The compiler's arguments that affect whether the module's code compiles.
  let arguments: [String]
  /// The files that the package manager writes for the module.
  let derived: [String]

  /// Reads the commands of the last build in a package's folder, keyed by module.
  static func all(in folder: URL) -> [String: CompileCommand] {
    let places = ["debug/description.json"]
    let build = folder.appendingPathComponent(".build")
    for place in places {
      guard let data = try? Data(contentsOf: build.appendingPathComponent(place)),
        let value = try? JSONValue(json: data)
      else { continue }
      var found: [String: CompileCommand] = [:]
      for command in value["swiftCommands"].members.values {
        guard let name = command["moduleName"].string,
          let compiler = command["executable"].string,
          let modules = command["importPath"].string
        else { continue }
        found[name] = CompileCommand(
          compiler: compiler,
          modules: modules,
          arguments: relevant(command["otherArguments"].array.compactMap(\.string)),
          derived: command["sources"].array.compactMap(\.string)
            .filter { $0.contains("/DerivedSources/") }
        )
      }
      return found
    }
    return [:]
  }

  /// Returns the compiler's arguments, except those that affect only the products of a build.
  static func relevant(_ arguments: [String]) -> [String] {
    var kept: [String] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      if ["-Xcc", "-Xfrontend", "-Xllvm"].contains(argument) {
        kept += arguments[index..<min(index + 2, arguments.count)]
        index += 2
      } else if ["-index-store-path", "-diagnostic-style"].contains(argument) {
        index += 2
      } else {
        if !["-incremental", "-serialize-diagnostics", "-parseable-output", "-g"].contains(argument)
        {
          kept.append(argument)
        }
        index += 1
      }
    }
    return kept
  }
}
