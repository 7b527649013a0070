// SPDX-License-Identifier: MIT

import Foundation

/// A WAV file as a player interprets it, read byte by byte.
struct WaveBytes {
  var bytes: [UInt8]

  init(path: String) throws {
    bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func number(at offset: Int, bytes count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }

  var sampleRate: Int { number(at: 24, bytes: 4) }

  var samples: [Int16] {
    stride(from: 44, to: bytes.count - 1, by: 2).map {
      Int16(truncatingIfNeeded: Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8)
    }
  }

  /// The duration of the samples in seconds.
  var seconds: Double { Double((bytes.count - 44) / 2) / Double(sampleRate) }

  /// The root mean square of the samples.
  var loudness: Double {
    let samples = samples
    let sum = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
    return (sum / Double(max(1, samples.count))).squareRoot()
  }

  /// The length of the longest run of samples that are exactly zero.
  var longestSilence: Int {
    var longest = 0
    var current = 0
    for sample in samples {
      current = sample == 0 ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
