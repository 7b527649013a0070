// SPDX-License-Identifier: MIT

import A11yPlatform
import Foundation
import Synchronization

/// A process that ends when we do, however that happens, with all that it has started.
///
/// A shell between us and the process waits for a socket of ours to close. The kernel closes it even
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
  private let started = ContinuousClock.now
  private let folder: String?

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

  /// The shell's process id, of which the program is a child; `nil` once it has ended.
  package var identifier: Int? { state.withLock { $0.process.map(Int.init) } }

  /// Whether the program still runs, as far as the system says.
  package var isRunning: Bool {
    guard let process = identifier else { return false }
    let children = ProcessTable.children(of: process)
    // The shell has not come to starting it.
    if children.isEmpty { return ContinuousClock.now - started < .seconds(2) }
    return children.contains { !ProcessTable.hasEnded($0) }
  }

  /// Ends the process, and returns when it has ended and its folder is gone.
  package func end() {
    let (lifeline, process) = state.withLock { state in
      defer { state = State(lifeline: -1, process: nil) }
      return (state.lifeline, state.process)
    }
    guard let process else { return }
    close(lifeline)
    // Somebody may have killed the shell, so that what it guards still runs and writes. Until the
    // shell is waited for, nobody else has its number.
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    if let folder { TemporaryFolder.remove(folder) }
  }

  /// The process is waited for, and killed by a reader of the socket; so its own end, too, ends what it
  /// has started. The last command also ends the shell itself: it belongs to the group.
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
