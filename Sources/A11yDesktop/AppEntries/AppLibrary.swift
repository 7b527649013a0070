// SPDX-License-Identifier: MIT

import A11yProcesses
import A11yTree
import Foundation

/// The apps available on the user's desktop, as described by `.desktop` files.
struct AppLibrary: Sendable {
  /// The maximum number of files that are read.
  static let mostFiles = 5_000

  private let entries: [String: DesktopEntry]

  /// Reads the entries in the folders that the environment variables name.
  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let languages = Self.languages(environment)
    let desktops = (environment["XDG_CURRENT_DESKTOP"] ?? "").split(separator: ":").map(String.init)
    var entries: [String: DesktopEntry] = [:]
    var seen: Set<String> = []
    for folder in Self.folders(environment) {
      for path in Self.files(in: folder) where seen.count < Self.mostFiles {
        // A file in an earlier folder overrides the file with the same id in a later folder, and can also hide that
        // file.
        let id = path.replacing("/", with: "-")
        guard seen.insert(id).inserted,
          let bytes = Self.contents(of: "\(folder)/\(path)"),
          let entry = DesktopEntry(bytes, languages: languages, desktops: desktops),
          Self.isInstalled(entry.tried)
        else { continue }
        entries[id] = entry
      }
    }
    self.entries = entries
  }

  /// The apps, sorted by name.
  var apps: [DesktopChoices.App] {
    entries.map { DesktopChoices.App($0.key, name: $0.value.name) }
      .sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
  }

  /// Returns the entry with the given ID.
  subscript(id: String) -> DesktopEntry? { entries[id] }

  /// Starts an app, which keeps running after this program exits.
  ///
  /// - Returns: Whether the app was started.
  func start(_ id: String) -> Bool {
    guard let entry = entries[id] else { return false }
    let program = entry.command[0]
    guard let path = program.contains("/") ? program : SearchPath.find(program) else {
      return false
    }
    // `env` sets the folder and the variables that turn on accessibility, and then replaces itself with the program.
    let folder = entry.folder.isEmpty ? [] : ["--chdir=\(entry.folder)"]
    let variables = [
      "GTK_MODULES=gail:atk-bridge", "NO_AT_BRIDGE=0", "QT_ACCESSIBILITY=1",
      "QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1", "GNOME_ACCESSIBILITY=1", "ACCESSIBILITY_ENABLED=1",
    ]
    // `setsid --fork` exits immediately, so the app does not belong to a terminal and does not become a zombie process.
    let process = ChildProcess.start(
      ["/usr/bin/setsid", "--fork", "/usr/bin/env"] + folder + variables + [path]
        + entry.command.dropFirst(),
      descriptors: [:]
    )
    return process.map { ChildProcess.wait(for: $0) == 0 } ?? false
  }

  /// Returns the folders that contain entries, starting with the user's own folder.
  static func folders(_ environment: [String: String]) -> [String] {
    func folder(_ name: String, or fallback: String) -> String {
      environment[name].flatMap { $0.isEmpty ? nil : $0 } ?? fallback
    }
    let own = folder("XDG_DATA_HOME", or: "\(environment["HOME"] ?? "")/.local/share")
    let shared = folder("XDG_DATA_DIRS", or: "/usr/local/share:/usr/share")
    return ([own] + shared.split(separator: ":").map(String.init))
      // According to the specification, relative paths are invalid.
      .filter { $0.hasPrefix("/") }.map { "\($0)/applications" }
  }

  /// Returns the user's languages as keys of localized names, most specific first.
  static func languages(_ environment: [String: String]) -> [String] {
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    guard let value, value != "C", value != "POSIX" else { return [] }
    let modifier = value.firstIndex(of: "@").map { String(value[$0...]) } ?? ""
    let region = String(value.prefix { $0 != "." && $0 != "@" })
    let language = String(region.prefix { $0 != "_" })
    var seen: Set<String> = []
    return [region + modifier, region, language + modifier, language]
      .filter { seen.insert($0).inserted }
  }

  private static func files(in folder: String) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    while files.count < mostFiles, let path = all.nextObject() as? String {
      if path.hasSuffix(".desktop") { files.append(path) }
    }
    return files.sorted()
  }

  private static func contents(of path: String) -> [UInt8]? {
    // Reading a pipe or a device could block this program.
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: (path as NSString).resolvingSymlinksInPath
    )
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let size = attributes?[.size] as? Int, size <= DesktopEntry.longest
    else { return nil }
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  private static func isInstalled(_ program: String) -> Bool {
    if program.isEmpty { return true }
    if program.contains("/") { return FileManager.default.isExecutableFile(atPath: program) }
    return SearchPath.find(program) != nil
  }
}
