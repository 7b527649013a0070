import Foundation

/// A program that was started to be read, with what it starts itself.
final class LaunchedApp: Sendable {
  /// The command, as it was given.
  let command: String
  private let process: Process

  /// Starts a command with a shell's rules for words and quotes.
  init(_ command: String) throws(DesktopError) {
    self.command = command
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
    process.arguments = ["--wait", "/bin/sh", "-c", "exec \(command)"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    var environment = ProcessInfo.processInfo.environment
    // Each toolkit has its own word for being readable.
    let wishes = [
      "GTK_MODULES": "gail:atk-bridge", "NO_AT_BRIDGE": "0", "QT_ACCESSIBILITY": "1",
      "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "GNOME_ACCESSIBILITY": "1",
      "ACCESSIBILITY_ENABLED": "1",
    ]
    environment.merge(wishes) { _, new in new }
    process.environment = environment
    do {
      try process.run()
    } catch {
      throw DesktopError("“\(command)” cannot be started.")
    }
    self.process = process
  }

  /// Whether the program still runs.
  var isRunning: Bool { process.isRunning }

  /// Whether a process is the program, or one that it started.
  func owns(_ other: Int) -> Bool {
    var next = other
    for _ in 0..<32 {
      if next == Int(process.processIdentifier) { return true }
      guard next > 1, let parent = Self.parent(of: next) else { return false }
      next = parent
    }
    return false
  }

  /// Ends the program and everything in its session.
  func end() {
    guard process.isRunning else { return }
    for child in Self.descendants(of: Int(process.processIdentifier)).reversed() {
      kill(pid_t(child), SIGTERM)
      // A program that was stopped cannot end before it goes on.
      kill(pid_t(child), SIGCONT)
    }
    process.terminate()
  }

  private static func parent(of process: Int) -> Int? {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = stat.lastIndex(of: ")")
    else { return nil }
    // After the name: state, then the parent.
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    return fields.count > 1 ? Int(fields[1]) : nil
  }

  private static func descendants(of process: Int) -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let parents = names.compactMap { Int($0) }.compactMap { id in parent(of: id).map { (id, $0) } }
    var found: [Int] = []
    var pending = [process]
    while let next = pending.popLast() {
      let children = parents.filter { $0.1 == next }.map(\.0)
      found += children
      pending += children
    }
    return found
  }
}
