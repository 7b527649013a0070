// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Records the null sink's output, with the latest possible time of each sample.
///
/// Chunks of samples arrive with varying delays. The sink uses the system's clock, so the smallest delay of all chunks
/// determines the time of every sample. Any remaining delay can only lengthen the measured times.
final class Recorder: Sendable {
  private struct Recording {
    var samples: [Int16] = []
    var origin = Double.infinity
  }

  private static let sampleRate = 48_000.0
  private let recording = Mutex(Recording())
  private let process: Mutex<Process>

  /// Starts `parec` on the monitor of the sink named `null`.
  init() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "parec", "--device=null.monitor", "--format=s16le", "--rate=48000", "--channels=1",
      "--raw", "--latency-msec=2", "--process-time-msec=2",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    self.process = Mutex(process)
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    let thread = Thread { [self] in
      withExtendedLifetime(pipe) { read(from: descriptor) }
    }
    thread.start()
  }

  /// Waits up to 5 s until all samples up to `time` have been recorded.
  func wait(until time: Double) throws {
    let deadline = now() + 5_000
    while recordedUntil < time {
      guard now() < deadline else { throw RecorderError() }
      Thread.sleep(forTimeInterval: 0.005)
    }
  }

  private var recordedUntil: Double {
    recording.withLock { recording in
      recording.samples.isEmpty
        ? 0 : recording.origin + Double(recording.samples.count) / Self.sampleRate * 1e3
    }
  }

  func stop() {
    process.withLock { $0.terminate() }
  }

  /// Returns the time of the first audible sample after `start`, if it has already been recorded.
  func firstSound(after start: Double) -> Double? {
    recording.withLock { recording in
      let first = max(0, Int(((start - recording.origin) / 1e3 * Self.sampleRate).rounded(.up)))
      guard first < recording.samples.count else { return nil }
      return recording.samples[first...].firstIndex { abs(Int($0)) > 4 }.map {
        recording.origin + Double($0) / Self.sampleRate * 1e3
      }
    }
  }

  /// The time of the last audible sample so far.
  var lastSound: Double {
    recording.withLock { recording in
      let last = recording.samples.lastIndex { abs(Int($0)) > 4 } ?? 0
      return recording.origin + Double(last) / Self.sampleRate * 1e3
    }
  }

  /// Returns the longest silence between two audible samples after `start`, in milliseconds.
  func longestGap(after start: Double) -> Double {
    recording.withLock { recording in
      let first = max(0, Int((start - recording.origin) / 1e3 * Self.sampleRate))
      var last: Int?
      var longest = 0
      for (index, sample) in recording.samples[first...].enumerated() where abs(Int(sample)) > 4 {
        longest = max(longest, index - (last ?? index))
        last = index
      }
      return Double(longest) / Self.sampleRate * 1e3
    }
  }

  private func read(from descriptor: Int32) {
    var buffer = [Int16](repeating: 0, count: 4_096)
    while true {
      let bytes = buffer.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      guard bytes > 0 else { return }
      let arrival = now()
      recording.withLock { recording in
        recording.samples.append(contentsOf: buffer[..<(bytes / 2)])
        let length = Double(recording.samples.count) / Self.sampleRate * 1e3
        recording.origin = min(recording.origin, arrival - length)
      }
    }
  }
}

/// The error that is thrown if the sink's monitor produces no data.
struct RecorderError: Error, CustomStringConvertible {
  var description: String { "the null sink's monitor gives no samples" }
}
