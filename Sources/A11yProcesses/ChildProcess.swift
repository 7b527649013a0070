import A11yPlatform

/// Starts processes with chosen file descriptors, each in a process group of its own.
///
/// Foundation's `Process` and swift-subprocess pass only the three standard descriptors; a browser
/// speaks on descriptors 3 and 4.
package enum ChildProcess {
  /// Starts a program.
  ///
  /// Every other descriptor of ours must close on exec.
  ///
  /// - Parameters:
  ///   - descriptors: Ours, by the number that the program sees. Standard output and error go
  ///     nowhere unless they are named.
  /// - Returns: The process id, or `nil` if the program cannot be started.
  package static func start(_ arguments: [String], descriptors: [Int32: Int32]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0
    else { return nil }
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // Ours are moved out of the way first, so that none is overwritten before it is used.
    for (number, own) in descriptors.sorted(by: { $0.key < $1.key }) {
      posix_spawn_file_actions_adddup2(&actions, own, number + Self.shelf)
    }
    for number in descriptors.keys.sorted() {
      posix_spawn_file_actions_adddup2(&actions, number + Self.shelf, number)
      posix_spawn_file_actions_addclose(&actions, number + Self.shelf)
    }
    for number in [STDOUT_FILENO, STDERR_FILENO] where descriptors[number] == nil {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
    }
    // Signals that the terminal sends to us are not for it.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    // `strdup` gives memory that `posix_spawn` only reads; it is freed once that has returned.
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, arguments[0], &actions, &attributes, &words, environ) == 0 else {
      return nil
    }
    return process
  }

  /// Where descriptors are kept while the others are put in place.
  private static let shelf: Int32 = 200
}
