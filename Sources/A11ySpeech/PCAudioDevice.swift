// SPDX-License-Identifier: MIT

internal import CSound

/// An audio device that pcaudiolib opens through ALSA, OSS or Core Audio.
///
/// Invariant: The `object` pointer comes from `create_audio_device_object` and is used by one thread. The device is
/// destroyed once, in `close()`, after which ``DeviceSink`` calls no other method.
final class PCAudioDevice: SoundDevice {
  private let library: PCAudioLibrary
  private let object: OpaquePointer

  private init(library: PCAudioLibrary, object: OpaquePointer) {
    self.library = library
    self.object = object
  }

  /// Opens the default device.
  @Sendable static func open(sampleRate: Int) throws -> any SoundDevice {
    guard let library = PCAudioLibrary() else {
      throw SoundDeviceFailure("default device", "libpcaudio is not installed")
    }
    guard let object = library.create(nil, "a11ynav", "speech") else {
      throw SoundDeviceFailure("default device", "not available")
    }
    let format = 1.littleEndian == 1 ? a11y_audio_format_s16le : a11y_audio_format_s16be
    let status = library.open(
      object,
      Int32(format),
      UInt32(sampleRate),
      1
    )
    guard status == 0 else {
      let failure = library.failure(object, status)
      library.destroy(object)
      throw failure
    }
    return PCAudioDevice(library: library, object: object)
  }

  func write(_ samples: UnsafeBufferPointer<Int16>) throws {
    try check(
      library.write(object, samples.baseAddress, samples.count * MemoryLayout<Int16>.size)
    )
  }

  func flush() throws {
    try check(library.flush(object))
  }

  func drain() throws {
    try check(library.drain(object))
  }

  func close() {
    library.close(object)
    library.destroy(object)
  }

  private func check(_ status: Int32) throws {
    if status != 0 { throw library.failure(object, status) }
  }
}

/// The functions of pcaudiolib.
private struct PCAudioLibrary {
  let create: a11y_audio_create
  let open: a11y_audio_open
  let close: a11y_audio_release
  let destroy: a11y_audio_release
  let write: a11y_audio_write
  let flush: a11y_audio_command
  let drain: a11y_audio_command
  let describe: a11y_audio_strerror

  init?() {
    let names = ["libpcaudio.so.0", "libpcaudio.0.dylib", "libpcaudio.dylib"]
    guard let library = SharedLibrary(anyOf: names),
      let create = library.function("create_audio_device_object", as: a11y_audio_create.self),
      let open = library.function("audio_object_open", as: a11y_audio_open.self),
      let close = library.function("audio_object_close", as: a11y_audio_release.self),
      let destroy = library.function("audio_object_destroy", as: a11y_audio_release.self),
      let write = library.function("audio_object_write", as: a11y_audio_write.self),
      let flush = library.function("audio_object_flush", as: a11y_audio_command.self),
      let drain = library.function("audio_object_drain", as: a11y_audio_command.self),
      let describe = library.function("audio_object_strerror", as: a11y_audio_strerror.self)
    else { return nil }
    self.create = create
    self.open = open
    self.close = close
    self.destroy = destroy
    self.write = write
    self.flush = flush
    self.drain = drain
    self.describe = describe
    // ALSA's symbol is found through pcaudiolib, which depends on ALSA if it uses ALSA at all.
    if let setHandler = library.address(of: "snd_lib_error_set_handler") {
      a11y_alsa_silence(setHandler)
    }
  }

  func failure(_ object: OpaquePointer, _ error: Int32) -> SoundDeviceFailure {
    SoundDeviceFailure(
      "default device",
      describe(object, error).map { String(cString: $0) } ?? "\(error)"
    )
  }
}
