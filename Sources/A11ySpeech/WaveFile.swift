// SPDX-License-Identifier: MIT

import A11yFiles
import Dispatch
import Foundation

/// A sink that writes samples to a WAV file in 16-bit mono PCM format.
final class WaveFile: SampleSink {
  private static let headerSize = 44
  private static let flushSize = 1 << 16

  private let path: String
  private let sampleRate: Int
  private let file: FileReplacement
  private var pending: Data
  private var dataSize = 0

  var wantsMore: DispatchTime? { nil }
  var isConnected: Bool { true }

  /// Creates the file, or throws ``SpeechError/cannotWrite(path:reason:)``.
  init(path: String, sampleRate: Int) throws {
    self.path = path
    self.sampleRate = sampleRate
    do {
      file = try FileReplacement(of: path)
    } catch {
      throw SpeechError(error)
    }
    // Space is reserved for the header, whose sizes are known only at the end.
    pending = Data(count: Self.headerSize)
  }

  func write(_ samples: UnsafeBufferPointer<Int16>) throws {
    // The sizes in a RIFF header are 32-bit numbers.
    guard dataSize + samples.count * 2 + Self.headerSize < Int(UInt32.max) else {
      throw SpeechError.cannotWrite(path: path, reason: "a WAV file cannot hold more than 4 GiB")
    }
    for sample in samples {
      pending.append(UInt8(truncatingIfNeeded: sample))
      pending.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    dataSize += samples.count * 2
    if pending.count >= Self.flushSize { try flush() }
  }

  func discard() {}

  func finish() throws {
    do {
      try flush()
      try file.write(header, at: 0)
      try file.commit()
    } catch let error as FileReplacementError {
      abandon()
      throw SpeechError(error)
    } catch {
      abandon()
      throw error
    }
  }

  func abandon() {
    file.abandon()
  }

  private func flush() throws {
    do {
      try file.write(pending)
    } catch {
      throw SpeechError(error)
    }
    pending.removeAll(keepingCapacity: true)
  }

  private var header: Data {
    var header = Data()
    func append(_ value: some FixedWidthInteger) {
      withUnsafeBytes(of: value.littleEndian) { header.append(contentsOf: $0) }
    }
    header.append(contentsOf: "RIFF".utf8)
    append(UInt32(dataSize + Self.headerSize - 8))
    header.append(contentsOf: "WAVEfmt ".utf8)
    append(UInt32(16))
    append(UInt16(1))
    append(UInt16(1))
    append(UInt32(sampleRate))
    append(UInt32(sampleRate * 2))
    append(UInt16(2))
    append(UInt16(16))
    header.append(contentsOf: "data".utf8)
    append(UInt32(dataSize))
    return header
  }
}

extension SpeechError {
  fileprivate init(_ error: FileReplacementError) {
    self = .cannotWrite(path: error.path, reason: error.reason)
  }
}
