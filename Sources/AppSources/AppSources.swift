// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// A build plugin that rewrites an app's files if they require a compiler with Objective-C support or one of Apple's
/// systems.
///
/// For each target, `a11ynav init` lists the files to rewrite in `AppSources.txt`. The first line in `AppSources.txt`
/// names the operating system. Each further line contains up to three tab-separated fields: the name for the rewritten
/// file, the original file's path relative to the package and, if the file has cuts, the path of the list of its cuts.
@main
struct AppSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let package = context.package.directoryURL
    let lists = ["a11ynav/Generated", "Generated"].map {
      package.appending(path: "\($0)/\(target.name)/AppSources.txt")
    }
    guard let list = lists.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      return []
    }
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    let tool = try context.tool(named: "a11ynav-sources").url
    return lines.dropFirst().compactMap { line in
      let cells = line.split(separator: "\t", maxSplits: 2)
      guard cells.count >= 2, let platform = lines.first else { return nil }
      let from = package.appending(path: String(cells[1]))
      let to = context.pluginWorkDirectoryURL.appending(path: String(cells[0]))
      let cuts = cells.dropFirst(2).map { package.appending(path: String($0)) }
      return .buildCommand(
        displayName: "Reading \(cells[1])",
        executable: tool,
        arguments: [String(platform), from.path, to.path] + cuts.map(\.path),
        inputFiles: [from] + cuts,
        outputFiles: [to]
      )
    }
  }
}
