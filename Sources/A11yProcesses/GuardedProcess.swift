import A11yPlatform
import Foundation
import Synchronization

/// A process that ends when we do, however that happens, with all that it has started.
///
/// A shell between us and the process waits for a pipe of ours to close. The kernel closes it even
/// if we are killed; the shell then ends the process and removes its folder.
package final class GuardedProcess: Sendable {
  /// How the process is ended.
  package enum Ending: String {
    /// At once: it keeps nothing that matters.
    case kill
    /// Politely, and after two seconds at once.
    case terminate
  }

  private struct State {
    var lifeline: Int32
    var process: pid_t?
  }

  private let state: Mutex<State>

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: Variables to set, besides those of this process.
  ///   - folder: A folder to remove when the process has ended.
  ///   - descriptors: Ours, by the number that the program sees.
  /// - Returns: `nil` if the system has no process or descriptor left.
  package init?(
    _ arguments: [String],
    ending: Ending,
    environment: [String: String] = [:],
    folder: String? = nil,
    descriptors: [Int32: Int32] = [:]
  ) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var passed = descriptors
    passed[STDIN_FILENO] = ends[0]
    let guardian = ["/bin/sh", "-c", Self.script, "a11ynav", ending.rawValue, folder ?? ""]
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let program = variables.isEmpty ? arguments : ["/usr/bin/env"] + variables + arguments
    let process = ChildProcess.start(guardian + program, descriptors: passed)
    close(ends[0])
    guard let process else {
      close(ends[1])
      return nil
    }
    state = Mutex(State(lifeline: ends[1], process: process))
  }

  deinit { end() }

  /// The shell's process id, of which the program is a child; `nil` once it has ended.
  package var identifier: Int? { state.withLock { $0.process.map(Int.init) } }

  /// Whether the program still runs, as far as the system says.
  package var isRunning: Bool {
    guard let process = identifier else { return false }
    return ProcessTable.children(of: process).contains { !ProcessTable.hasEnded($0) }
  }

  /// Ends the process, and returns when it has ended and its folder is gone.
  package func end() {
    let (lifeline, process) = state.withLock { state in
      defer { state = State(lifeline: -1, process: nil) }
      return (state.lifeline, state.process)
    }
    guard let process else { return }
    close(lifeline)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
  }

  /// The last command also ends the shell itself: it belongs to the group.
  private static let script = """
    ending=$1 folder=$2
    shift 2
    trap : HUP INT TERM
    "$@" </dev/null &
    child=$!
    exec 3>&- 4>&-
    while read -r line; do :; done
    if [ "$ending" = terminate ]; then
      kill -TERM 0
      (sleep 2; kill -KILL "$child") 2>/dev/null &
      wait "$child"
    else
      kill -KILL "$child" 2>/dev/null
    fi
    wait "$child" 2>/dev/null
    tries=0
    while [ -n "$folder" ] && [ -e "$folder" ] && [ $tries -lt 20 ]; do
      rm -rf -- "$folder" 2>/dev/null || sleep 0.1
      tries=$((tries + 1))
    done
    kill -KILL 0
    """
}
