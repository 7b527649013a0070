import Foundation

/// A program that was started to be read.
final class LaunchedApp: Sendable {
  /// The command, as it was given.
  let command: String
  private let process: GuardedProcess

  /// Starts a command with a shell's rules for words and quotes.
  init(_ command: String, in folder: String = "") throws(DesktopError) {
    self.command = command
    var environment = ProcessInfo.processInfo.environment
    // Each toolkit has its own word for being readable.
    let wishes = [
      "GTK_MODULES": "gail:atk-bridge", "NO_AT_BRIDGE": "0", "QT_ACCESSIBILITY": "1",
      "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "GNOME_ACCESSIBILITY": "1",
      "ACCESSIBILITY_ENABLED": "1",
    ]
    environment.merge(wishes) { _, new in new }
    environment["A11YNAV_FOLDER"] = folder.isEmpty ? "." : folder
    do {
      process = try GuardedProcess(
        "cd -- \"$A11YNAV_FOLDER\" && unset A11YNAV_FOLDER && exec \(command)",
        environment: environment
      )
    } catch {
      throw DesktopError("“\(command)” cannot be started.")
    }
  }

  /// Whether the program still runs.
  var isRunning: Bool { process.isRunning }

  /// Whether a process is the program, or one that it started.
  func owns(_ other: Int) -> Bool {
    var next = other
    for _ in 0..<32 {
      if next == process.identifier { return true }
      guard next > 1, let parent = Self.parent(of: next) else { return false }
      next = parent
    }
    return false
  }

  /// Ends the program and everything that it started.
  func end() { process.end() }

  private static func parent(of process: Int) -> Int? {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = stat.lastIndex(of: ")")
    else { return nil }
    // After the name: state, then the parent.
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    return fields.count > 1 ? Int(fields[1]) : nil
  }
}
