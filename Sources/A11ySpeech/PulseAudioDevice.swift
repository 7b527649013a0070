// SPDX-License-Identifier: MIT

internal import CSound

/// A PulseAudio or PipeWire stream with a buffer that is small enough to be silenced immediately.
///
/// Invariant: The `stream` pointer comes from `pa_simple_new` and is used by one thread. The stream is freed once, in
/// `close()`, after which ``DeviceSink`` calls no other method.
final class PulseAudioDevice: SoundDevice {
  private let library: PulseAudioLibrary
  private let stream: OpaquePointer

  private init(library: PulseAudioLibrary, stream: OpaquePointer) {
    self.library = library
    self.stream = stream
  }

  /// Connects to the server that the environment specifies, or to the user's default server.
  @Sendable static func open(sampleRate: Int) throws -> any SoundDevice {
    guard let library = PulseAudioLibrary() else {
      throw SoundDeviceFailure("PulseAudio", "libpulse-simple is not installed")
    }
    let format = 1.littleEndian == 1 ? a11y_pa_sample_s16le : a11y_pa_sample_s16be
    var specification = a11y_pa_sample_spec(
      format: Int32(format),
      rate: UInt32(sampleRate),
      channels: 1
    )
    let bytesPerMillisecond = UInt32(sampleRate * 2 / 1000)
    func bytes(milliseconds: UInt32) -> UInt32 { bytesPerMillisecond * milliseconds & ~1 }
    // A flush drops the server's buffer, but not every server takes back the samples that a sink already has, which
    // are at most (tlength - 2 * minreq) / 2, here 20 ms.
    var attributes = a11y_pa_buffer_attr(
      maxlength: bytes(milliseconds: 100),
      tlength: bytes(milliseconds: 50),
      prebuf: bytes(milliseconds: 5),
      minreq: bytes(milliseconds: 5),
      fragsize: .max
    )
    var error: Int32 = 0
    let stream = library.new(
      nil,
      "a11ynav",
      Int32(a11y_pa_stream_playback),
      nil,
      "speech",
      &specification,
      nil,
      &attributes,
      &error
    )
    guard let stream else { throw library.failure(error) }
    return PulseAudioDevice(library: library, stream: stream)
  }

  func write(_ samples: UnsafeBufferPointer<Int16>) throws {
    var error: Int32 = 0
    let result = library.write(
      stream,
      samples.baseAddress,
      samples.count * MemoryLayout<Int16>.size,
      &error
    )
    if result < 0 { throw library.failure(error) }
  }

  func flush() throws {
    var error: Int32 = 0
    if library.flush(stream, &error) < 0 { throw library.failure(error) }
  }

  func drain() throws {
    var error: Int32 = 0
    if library.drain(stream, &error) < 0 { throw library.failure(error) }
  }

  func close() {
    library.free(stream)
  }
}

/// The functions of libpulse-simple.
private struct PulseAudioLibrary {
  let new: a11y_pa_simple_new
  let free: a11y_pa_simple_free
  let write: a11y_pa_simple_write
  let flush: a11y_pa_simple_command
  let drain: a11y_pa_simple_command
  let describe: a11y_pa_strerror

  init?() {
    let names = ["libpulse-simple.so.0", "libpulse-simple.0.dylib"]
    guard let library = SharedLibrary(anyOf: names),
      let new = library.function("pa_simple_new", as: a11y_pa_simple_new.self),
      let free = library.function("pa_simple_free", as: a11y_pa_simple_free.self),
      let write = library.function("pa_simple_write", as: a11y_pa_simple_write.self),
      let flush = library.function("pa_simple_flush", as: a11y_pa_simple_command.self),
      let drain = library.function("pa_simple_drain", as: a11y_pa_simple_command.self),
      let describe = library.function("pa_strerror", as: a11y_pa_strerror.self)
    else { return nil }
    self.new = new
    self.free = free
    self.write = write
    self.flush = flush
    self.drain = drain
    self.describe = describe
  }

  func failure(_ error: Int32) -> SoundDeviceFailure {
    SoundDeviceFailure("PulseAudio", describe(error).map { String(cString: $0) } ?? "\(error)")
  }
}
