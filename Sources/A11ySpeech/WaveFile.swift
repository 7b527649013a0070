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
    // A RIFF header stores sizes as 32-bit numbers.
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
    WaveHeader(format: .pcm, sampleRate: sampleRate, dataSize: dataSize).data
  }
}

/// The header of a mono WAV file, which precedes the samples.
struct WaveHeader {
  /// The format in which samples are stored.
  enum Format: UInt16 {
    /// 16 bits, linear.
    case pcm = 1
    /// Logarithmic 8-bit samples (ITU-T G.711).
    case muLaw = 7
  }

  let format: Format
  let sampleRate: Int
  /// The total size of the samples, in bytes.
  let dataSize: Int

  var data: Data {
    let sampleSize = format == .pcm ? 2 : 1
    var chunks = Data("WAVEfmt ".utf8)
    func append(_ value: some FixedWidthInteger) {
      withUnsafeBytes(of: value.littleEndian) { chunks.append(contentsOf: $0) }
    }
    append(UInt32(format == .pcm ? 16 : 18))
    append(format.rawValue)
    append(UInt16(1))
    append(UInt32(sampleRate))
    append(UInt32(sampleRate * sampleSize))
    append(UInt16(sampleSize))
    append(UInt16(sampleSize * 8))
    // The header for every format except PCM also contains the length of the header's extension and the number of
    // samples.
    if format != .pcm {
      append(UInt16(0))
      chunks.append(contentsOf: "fact".utf8)
      append(UInt32(4))
      append(UInt32(dataSize / sampleSize))
    }
    chunks.append(contentsOf: "data".utf8)
    append(UInt32(dataSize))
    // The length of a RIFF chunk is always even.
    let rest = UInt32(chunks.count + dataSize + dataSize % 2)
    return Data("RIFF".utf8) + withUnsafeBytes(of: rest.littleEndian) { Data($0) } + chunks
  }
}

extension SpeechError {
  fileprivate init(_ error: FileReplacementError) {
    self = .cannotWrite(path: error.path, reason: error.reason)
  }
}
