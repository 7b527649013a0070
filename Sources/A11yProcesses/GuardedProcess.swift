// SPDX-License-Identifier: MIT

import A11yPlatform
import Foundation
import Synchronization

/// A process that is terminated, together with all processes that it has started, when this program exits for any
/// reason.
///
/// A shell between this program and the process waits until this program's end of a socket is closed. The kernel closes
/// the program's end even if the program is killed. The shell then terminates the process and removes its folder.
package final class GuardedProcess: Sendable {
  /// The way in which the process is terminated.
  package enum Ending: String {
    /// The process is killed immediately, because it has no data to save.
    case kill
    /// The process receives SIGTERM and is killed after two seconds.
    case terminate
  }

  private struct State {
    var lifeline: Int32
    var process: pid_t?
  }

  private let state: Mutex<State>
  private let started = ContinuousClock.now
  private let folder: String?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: Variables to set in addition to those of this process.
  ///   - folder: A folder to remove when the process has ended.
  ///   - descriptors: This process's descriptors, by the number that the program sees.
  /// - Returns: `nil` if the system has no free process or descriptor left.
  package init?(
    _ arguments: [String],
    ending: Ending,
    environment: [String: String] = [:],
    folder: String? = nil,
    descriptors: [Int32: Int32] = [:]
  ) {
    guard let ends = SocketPair.make() else { return nil }
    var passed = descriptors
    passed[STDIN_FILENO] = ends.theirs
    let guardian = ["/bin/sh", "-c", Self.script, "a11ynav", ending.rawValue, folder ?? ""]
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let program = variables.isEmpty ? arguments : ["/usr/bin/env"] + variables + arguments
    let process = ChildProcess.start(guardian + program, descriptors: passed)
    close(ends.theirs)
    guard let process else {
      close(ends.ours)
      return nil
    }
    self.folder = folder
    state = Mutex(State(lifeline: ends.ours, process: process))
  }

  deinit { end() }

  /// The process ID of the shell that is the program's parent, or `nil` once ``end()`` has been called.
  package var identifier: Int? { state.withLock { $0.process.map(Int.init) } }

  /// Whether the program is still running, as far as the operating system reports.
  package var isRunning: Bool {
    guard let process = identifier else { return false }
    let children = ProcessTable.children(of: process)
    // For the first two seconds, the shell may not have started the program yet.
    if children.isEmpty { return ContinuousClock.now - started < .seconds(2) }
    return children.contains { !ProcessTable.hasEnded($0) }
  }

  /// Terminates the process, and returns when the process has exited and its folder has been removed.
  package func end() {
    let (lifeline, process) = state.withLock { state in
      defer { state = State(lifeline: -1, process: nil) }
      return (state.lifeline, state.process)
    }
    guard let process else { return }
    close(lifeline)
    // If the shell itself was killed, the processes that it guards may still be running and writing files. The shell's
    // process id, which is also the group's, cannot be reused before this process has waited for the shell.
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    if let folder { TemporaryFolder.remove(folder) }
  }

  /// The shell script that starts the process, waits for it, and kills it when the socket closes. The processes that
  /// the process has started are also terminated, even if the process itself exits on its own. The script's last
  /// command also terminates the shell, which belongs to the same process group.
  private static let script = """
    ending=$1 folder=$2
    shift 2
    trap : HUP INT TERM
    exec 5<&0
    "$@" </dev/null 5<&- &
    child=$!
    exec 3>&- 4>&-
    (
      while read -r line; do :; done <&5
      if [ "$ending" = terminate ]; then
        kill -TERM 0
        sleep 2
      fi
      kill -KILL "$child"
    ) 2>/dev/null &
    exec 5<&-
    while kill -0 "$child" 2>/dev/null; do wait "$child" 2>/dev/null; done
    # What the process has started would go on writing into the folder.
    for stat in /proc/[0-9]*/stat; do
      read -r line <"$stat" || continue
      set -- ${line##*) }
      number=${stat#/proc/}
      number=${number%/stat}
      if [ "$3" = $$ ] && [ "$number" != $$ ]; then kill -KILL "$number"; fi
    done 2>/dev/null
    tries=0
    while [ -n "$folder" ] && [ -e "$folder" ] && [ $tries -lt 50 ]; do
      rm -rf -- "$folder" 2>/dev/null || sleep 0.1
      tries=$((tries + 1))
    done
    kill -KILL 0
    """
}
