// SPDX-License-Identifier: MIT

import A11yPlatform

/// Starts processes with specific file descriptors.
///
/// Foundation's `Process` and swift-subprocess pass only the three standard descriptors to a program, but a browser
/// communicates on descriptors 3 and 4.
package enum ChildProcess {
  /// Starts a program.
  ///
  /// The program inherits none of this process's other descriptors, not even those that stay open across `exec`,
  /// because Foundation's `Process` waits until all copies of its descriptors are closed. Standard output and standard
  /// error are discarded unless `descriptors` contains them. A program that does not share the terminal has its own
  /// process group, so that all of its processes can be terminated together.
  ///
  /// - Parameters:
  ///   - descriptors: This process's descriptors, by the number that the program sees.
  ///   - sharesTerminal: Whether the program stays in this process's group, so that it can use the terminal.
  /// - Returns: The process id, or `nil` if the program cannot be started.
  package static func start(
    _ arguments: [String],
    descriptors: [Int32: Int32],
    sharesTerminal: Bool = false
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0
    else { return nil }
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let last = max(STDERR_FILENO, descriptors.keys.max() ?? 0)
    let open = openDescriptors()
    let shelf = places(descriptors.count, above: last, besides: open)
    let moves = zip(descriptors.sorted { $0.key < $1.key }, shelf)
    var results: [Int32] = []
    // The descriptors are first copied to unused numbers, so that no descriptor is overwritten before it is used.
    for (wanted, place) in moves {
      results.append(posix_spawn_file_actions_adddup2(&actions, wanted.value, place))
    }
    for (wanted, place) in moves {
      results.append(posix_spawn_file_actions_adddup2(&actions, place, wanted.key))
      results.append(posix_spawn_file_actions_addclose(&actions, place))
    }
    for number in [STDOUT_FILENO, STDERR_FILENO] where descriptors[number] == nil {
      results.append(posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0))
    }
    for number in open where number > last {
      results.append(posix_spawn_file_actions_addclose(&actions, number))
    }
    guard results.allSatisfy({ $0 == 0 }) else { return nil }
    // The program should not receive the signals that the terminal sends to this process. Signals are unblocked,
    // because the calling thread may have blocked all of them, and a shell that is never notified that its child has
    // ended would wait forever.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    if !sharesTerminal { flags |= POSIX_SPAWN_SETPGROUP }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    // `strdup` allocates memory that `posix_spawn` only reads; it is freed once `posix_spawn` has returned.
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, arguments[0], &actions, &attributes, &words, environ) == 0 else {
      return nil
    }
    return process
  }

  /// Returns this process's open descriptors, as far as the operating system lists them.
  private static func openDescriptors() -> Set<Int32> {
    guard let folder = opendir("/dev/fd") else { return [] }
    defer { closedir(folder) }
    var numbers: Set<Int32> = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if let number = Int32(name) { numbers.insert(number) }
    }
    return numbers
  }

  /// Waits for a process and returns its exit code or, if a signal terminated the process, 128 plus the signal's
  /// number.
  ///
  /// Foundation's `Process` would also wait for processes that keep running after the process has exited.
  package static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 {
      guard errno == EINTR else { return 1 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Returns unused descriptor numbers, to which descriptors are copied temporarily while other descriptors are moved
  /// to their final numbers.
  private static func places(
    _ count: Int,
    above last: Int32,
    besides open: Set<Int32>
  ) -> [Int32] {
    Array(((last + 1)...).lazy.filter { !open.contains($0) }.prefix(count))
  }
}
