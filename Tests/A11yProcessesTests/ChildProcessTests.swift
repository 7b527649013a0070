// SPDX-License-Identifier: MIT

import A11yPlatform
import Testing

@testable import A11yProcesses

@Suite(.timeLimit(.minutes(30))) struct ChildProcessTests {
  /// Returns the output that a program writes to its file descriptor 3, which it inherits from the given descriptor.
  private func output(of script: String, writingTo place: Int32) throws -> String {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0 && dup2(ends[1], place) == place)
    close(ends[1])
    let process = ChildProcess.start(["/bin/sh", "-c", script], descriptors: [3: place])
    close(place)
    let child = try #require(process)
    var (text, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while case let count = read(ends[0], &buffer, buffer.count), count > 0 {
      text += buffer[..<count]
    }
    close(ends[0])
    #expect(ChildProcess.wait(for: child) == 0)
    return String(decoding: text, as: UTF8.self)
  }

  @Test(arguments: [210, 203] as [Int32])
  func `A child process inherits only the descriptors that it is given, however many are open`(
    _ place: Int32
  ) async throws {
    await #expect(processExitsWith: .success) { [place = place as Int32] in
      // Most of these descriptors are not marked as close-on-exec.
      while case let number = open("/dev/null", O_RDONLY), number >= 0, number < 230 {}
      let written = try ChildProcessTests().output(of: "ls /proc/$$/fd >&3", writingTo: place)
      // The shell may use descriptor 255 for itself.
      let numbers = written.split(separator: "\n").filter { $0 != "255" && $0 != "10" }
      #expect(numbers == ["0", "1", "2", "3"])
    }
  }
}
