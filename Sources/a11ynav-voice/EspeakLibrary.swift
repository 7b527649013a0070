// SPDX-License-Identifier: MIT

import A11yVoice

internal import CEspeak

/// The C functions in espeak-ng, with Swift types.
///
/// The library keeps its state in global variables. Using the global variables is safe, because the process has only
/// one thread.
enum EspeakLibrary {
  /// The reason that the library could not perform a request.
  enum Failure: Error, CustomStringConvertible {
    /// The folder contains no voice data.
    case noData(path: String)
    /// The library rejected the request for any other reason.
    case refused(String)

    var description: String {
      switch self {
      case .noData(let path): "there is no voice data in \(path)"
      case .refused(let reason): reason
      }
    }
  }

  /// A function that receives samples, and returns `false` to stop the speech.
  ///
  /// The buffer of samples is valid only during the call.
  typealias Receiver = (UnsafeBufferPointer<Int16>) -> Bool

  /// Loads the voice data and returns the available voices and variants.
  ///
  /// The function `espeak_ng_Initialize` is used, because `espeak_Initialize` prints to standard error.
  static func start() throws(Failure) -> VoiceInventory {
    espeak_ng_InitializePath(VoiceData.folder)
    var context: espeak_ng_ERROR_CONTEXT?
    let status = espeak_ng_Initialize(&context)
    espeak_ng_ClearErrorContext(&context)
    guard status == ENS_OK else {
      var path: UnsafePointer<CChar>?
      _ = espeak_Info(&path)
      throw .noData(path: path.map { String(cString: $0) } ?? "?")
    }
    // This value requests the smallest possible buffer. espeak-ng makes the buffer 60 ms long and fills it in about 0.1
    // ms.
    guard espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, 0, nil) == ENS_OK else {
      throw .refused("espeak-ng could not allocate its buffers")
    }
    espeak_SetSynthCallback(deliver)
    return VoiceInventory(
      sampleRate: UInt32(espeak_ng_GetSampleRate()),
      voices: list(espeak_ListVoices(nil)),
      variants: variants()
    )
  }

  /// Loads a voice by its identifier, with an optional `+variant` suffix.
  static func load(voice identifier: String) throws(Failure) {
    guard espeak_ng_SetVoiceByName(identifier) == ENS_OK else {
      throw .refused("the voice \(identifier) cannot be loaded")
    }
  }

  /// Speaks text with the most recently loaded voice, until the speech ends or `receiver` returns `false`.
  static func speak(_ spoken: SpokenText, receiver: @escaping Receiver) throws(Failure) {
    // These parameters are set before each piece of text and are never cached, because voices and markup change them.
    set(espeakRATE, to: spoken.rate)
    set(espeakVOLUME, to: spoken.volume)
    set(espeakPITCH, to: spoken.pitch)
    // The list of punctuation marks is defined here, because espeak-ng 1.51 has no list for "some", and naming every
    // symbol with "all" overflows the buffers of some voices.
    if let marks = spoken.marks { setPunctuationList(marks) }
    let punctuation = spoken.marks == nil ? espeakPUNCT_NONE : espeakPUNCT_SOME
    set(espeakPUNCTUATION, to: Int32(punctuation.rawValue))
    // With the value 2, a capital letter is announced as "capital".
    set(espeakCAPITALS, to: spoken.announcesCapitals ? 2 : 0)
    try synthesize(spoken.text, isMarkup: spoken.isMarkup, receiver: receiver)
  }

  /// Speaks with the current voice, and returns when the receiver has received all samples.
  private static func synthesize(
    _ text: String,
    isMarkup: Bool,
    receiver: @escaping Receiver
  ) throws(Failure) {
    let flags = UInt32(espeakCHARS_UTF8) | (isMarkup ? UInt32(espeakSSML) : 0)
    // `box` outlives the call, and the library does not keep a pointer to it after the call.
    let box = ReceiverBox(receiver)
    let status = withExtendedLifetime(box) {
      text.withCString { bytes in
        espeak_ng_Synthesize(
          bytes,
          text.utf8.count + 1,
          0,
          POS_CHARACTER,
          0,
          flags,
          nil,
          Unmanaged.passUnretained(box).toOpaque()
        )
      }
    }
    guard status == ENS_OK || status == ENS_SPEECH_STOPPED else {
      throw .refused(message(for: status))
    }
  }

  private static func set(_ parameter: espeak_PARAMETER, to value: Int32) {
    _ = espeak_ng_SetParameter(parameter, value, 0)
  }

  private static func setPunctuationList(_ marks: String) {
    // The library copies the list, which ends with a zero.
    let list = marks.unicodeScalars.map { wchar_t($0.value) } + [0]
    _ = espeak_ng_SetPunctuationList(list)
  }

  /// The names of the variants that can be added to a voice.
  private static func variants() -> [String] {
    "variant".withCString { language in
      var specification = espeak_VOICE()
      specification.languages = language
      return list(espeak_ListVoices(&specification)).compactMap { voice in
        voice.identifier.hasPrefix("!v/") ? String(voice.identifier.dropFirst(3)) : nil
      }
    }
  }

  private static func list(
    _ pointer: UnsafeMutablePointer<UnsafePointer<espeak_VOICE>?>?
  ) -> [VoiceInventory.Entry] {
    guard var next = pointer else { return [] }
    var voices: [VoiceInventory.Entry] = []
    while let voice = next.pointee {
      voices.append(VoiceInventory.Entry(voice.pointee))
      next += 1
    }
    return voices
  }

  private static func message(for status: espeak_ng_STATUS) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    espeak_ng_GetStatusCodeMessage(status, &buffer, buffer.count)
    let bytes = buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A box that passes a receiver through the library's `user_data`.
private final class ReceiverBox {
  let receiver: EspeakLibrary.Receiver

  init(_ receiver: @escaping EspeakLibrary.Receiver) {
    self.receiver = receiver
  }
}

/// The callback that the library calls with samples. The callback returns 0 to continue the speech and 1 to stop it.
///
/// Every event of a call contains that call's `user_data`, which is the ``ReceiverBox`` that is kept alive during the
/// call.
private let deliver:
  @convention(c) (
    UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?
  ) -> Int32 = { samples, count, events in
    guard let samples, count > 0, let userData = events?.pointee.user_data else { return 0 }
    let box = Unmanaged<ReceiverBox>.fromOpaque(userData).takeUnretainedValue()
    return box.receiver(UnsafeBufferPointer(start: samples, count: Int(count))) ? 0 : 1
  }

extension VoiceInventory.Entry {
  /// Reads the library's record of a voice. The record lists languages as pairs of a priority byte and a C string, and
  /// a zero byte ends the list.
  fileprivate init(_ record: espeak_VOICE) {
    var languages: [Language] = []
    if var next = record.languages {
      while next.pointee != 0 {
        let tag = String(cString: next + 1)
        languages.append(Language(priority: UInt8(bitPattern: next.pointee), tag: tag))
        next += tag.utf8.count + 2
      }
    }
    self.init(
      name: record.name.map { String(cString: $0) } ?? "",
      identifier: record.identifier.map { String(cString: $0) } ?? "",
      languages: languages,
      gender: record.gender,
      age: record.age
    )
  }
}
