import Foundation

/// A WAV file that is written beside its place and renamed into it when whole.
final class WaveFile: SampleSink {
  private static let headerSize = 44
  private static let flushSize = 1 << 16

  private let path: String
  private let target: URL
  private let temporary: URL
  private let sampleRate: Int
  private var handle: FileHandle?
  private var pending = Data()
  private var dataSize = 0

  /// Makes the temporary file, or throws ``SpeechError/cannotWrite(path:reason:)``.
  init(path: String, sampleRate: Int) throws {
    self.path = path
    self.sampleRate = sampleRate
    // A link is followed, so that the file it names is replaced and not the link.
    target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
      throw SpeechError.cannotWrite(
        path: path,
        reason: type == .typeDirectory ? "it is a folder" : "it is not a regular file"
      )
    }
    let suffix = String(UInt32.random(in: .min ... .max), radix: 36)
    temporary = target.deletingLastPathComponent().appendingPathComponent(
      ".\(target.lastPathComponent.prefix(64)).\(suffix)"
    )
    do {
      try Data(count: Self.headerSize).write(to: temporary, options: .withoutOverwriting)
      let handle = try FileHandle(forWritingTo: temporary)
      try handle.seekToEnd()
      self.handle = handle
    } catch {
      throw SpeechError.cannotWrite(path: path, reason: Self.reason(for: error))
    }
  }

  func write(_ samples: UnsafeBufferPointer<Int16>) throws {
    guard handle != nil else { return }
    // The sizes in a RIFF header have 32 bits.
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
      try handle?.seek(toOffset: 0)
      try handle?.write(contentsOf: header)
      try handle?.close()
      handle = nil
      try FileManager.default.moveIntoPlace(temporary, target)
    } catch {
      abandon()
      throw (error as? SpeechError)
        ?? SpeechError.cannotWrite(path: path, reason: Self.reason(for: error))
    }
  }

  func abandon() {
    try? handle?.close()
    handle = nil
    try? FileManager.default.removeItem(at: temporary)
  }

  private func flush() throws {
    do {
      try handle?.write(contentsOf: pending)
      pending.removeAll(keepingCapacity: true)
    } catch {
      throw SpeechError.cannotWrite(path: path, reason: Self.reason(for: error))
    }
  }

  /// The RIFF header of PCM, 16 bits, one channel.
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

  /// The system's words for an error, without Foundation's sentence around them.
  private static func reason(for error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return cause.localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}

extension FileManager {
  /// Renames a file over another at once, as only `rename(2)` does.
  fileprivate func moveIntoPlace(_ source: URL, _ target: URL) throws {
    guard rename(source.path, target.path) == 0 else {
      throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
    }
  }
}
