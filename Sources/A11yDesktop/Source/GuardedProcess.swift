import A11yPlatform
import Foundation

/// A program that ends with this process, whatever ends that, together with all that it starts.
///
/// It runs in a session of its own. A shell beside it reads from a pipe that only this process
/// writes to: when the pipe closes, the shell ends the whole session, at first kindly.
final class GuardedProcess: Sendable {
  private let process: Process
  private let pipe: Pipe

  /// Starts a shell command.
  ///
  /// - Parameters:
  ///   - farewell: What the shell does last, once the session was ended.
  ///   - output: Where standard output goes.
  init(
    _ command: String,
    farewell: String = ":",
    environment: [String: String],
    output: Any = FileHandle.nullDevice
  ) throws {
    process = Process()
    pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
    // The guard ignores the first signal, so that it is still there for the second.
    let guarding = """
      exec 3<&0 0</dev/null
      (trap '' TERM; cat <&3 >/dev/null 2>&1; kill -TERM -$$; kill -CONT -$$
       n=0; while [ $n -lt 20 ] && kill -0 $$ 2>/dev/null; do sleep 0.05; n=$((n+1)); done
       \(farewell); kill -KILL -$$) >/dev/null 2>&1 &
      exec 3<&-
      \(command)
      """
    process.arguments = ["--wait", "/bin/sh", "-c", guarding]
    process.environment = environment
    process.standardInput = pipe
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Only this process may hold the pipe open.
    try? pipe.fileHandleForReading.close()
  }

  /// The process that was started: the session's leader or the parent that waits for it.
  var identifier: Int { Int(process.processIdentifier) }

  /// Whether the program still runs.
  var isRunning: Bool { process.isRunning }

  /// Ends the session, and waits until it has ended, a second or so at most.
  func end() {
    try? pipe.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
