internal import CEspeak

/// The C functions of espeak-ng, with Swift types.
///
/// The library keeps its state in globals. Invariant: only ``SpeechEngine`` calls these functions,
/// and the one engine of the process lives on the speech thread.
enum EspeakLibrary {
  /// Receives samples, and returns false to stop the speech.
  ///
  /// The buffer is valid during the call.
  typealias Receiver = (UnsafeBufferPointer<Int16>) -> Bool

  /// Loads the voice data and returns the sample rate in hertz.
  ///
  /// `espeak_ng_Initialize` is used and not `espeak_Initialize`, which prints to standard error.
  static func initialize(dataPath: String?) throws -> Int {
    espeak_ng_InitializePath(dataPath)
    var context: espeak_ng_ERROR_CONTEXT?
    let status = espeak_ng_Initialize(&context)
    espeak_ng_ClearErrorContext(&context)
    guard status == ENS_OK else {
      var path: UnsafePointer<CChar>?
      _ = espeak_Info(&path)
      throw SpeechError.noVoiceData(path: path.map { String(cString: $0) } ?? "?")
    }
    // Asks for the smallest buffer; espeak-ng makes it 60 ms, which it fills in about 0.1 ms.
    guard espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, 0, nil) == ENS_OK else {
      throw SpeechError.cannotSpeak(reason: "espeak-ng has no memory for its buffers")
    }
    espeak_SetSynthCallback(deliver)
    return Int(espeak_ng_GetSampleRate())
  }

  /// Speaks `text` with the current voice; `receiver` has received all samples when it returns.
  ///
  /// `characterReference` may be true only for text that this module made of character references.
  static func synthesize(
    _ text: String,
    characterReference: Bool = false,
    receiver: Receiver
  ) throws {
    let flags = UInt32(espeakCHARS_UTF8) | (characterReference ? UInt32(espeakSSML) : 0)
    let status = withoutActuallyEscaping(receiver) { receiver in
      // `box` outlives the call, and the library keeps no pointer to it after the call.
      let box = ReceiverBox(receiver)
      return withExtendedLifetime(box) {
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
    }
    guard status == ENS_OK || status == ENS_SPEECH_STOPPED else {
      throw SpeechError.cannotSpeak(reason: message(for: status))
    }
  }

  /// Loads a voice by identifier, with an optional `+variant`; false if there is none.
  static func setVoice(_ identifier: String) -> Bool {
    espeak_ng_SetVoiceByName(identifier) == ENS_OK
  }

  /// Sets a parameter of all speech that follows.
  static func set(_ parameter: espeak_PARAMETER, to value: Int) {
    _ = espeak_ng_SetParameter(parameter, Int32(value), 0)
  }

  /// Sets the marks that are spoken where punctuation is `espeakPUNCT_SOME`.
  static func setPunctuationList(_ marks: String) {
    // The library copies the list, which ends with a zero.
    let list = marks.unicodeScalars.map { wchar_t($0.value) } + [0]
    _ = espeak_ng_SetPunctuationList(list)
  }

  /// The voices that espeak-ng synthesises itself, in its order.
  static func voices() -> [Voice] {
    list(espeak_ListVoices(nil))
  }

  /// The names of the variants that can be added to a voice.
  static func variants() -> [String] {
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
  ) -> [Voice] {
    guard var next = pointer else { return [] }
    var voices: [Voice] = []
    while let voice = next.pointee {
      voices.append(Voice(voice.pointee))
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

/// Carries a receiver through the library's `user_data`.
private final class ReceiverBox {
  let receiver: EspeakLibrary.Receiver

  init(_ receiver: @escaping EspeakLibrary.Receiver) {
    self.receiver = receiver
  }
}

/// The library's callback: 0 continues, 1 stops.
///
/// Every event of a call carries that call's `user_data`, the ``ReceiverBox`` alive around it.
private let deliver:
  @convention(c) (
    UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?
  ) -> Int32 = { samples, count, events in
    guard let samples, count > 0, let userData = events?.pointee.user_data else { return 0 }
    let box = Unmanaged<ReceiverBox>.fromOpaque(userData).takeUnretainedValue()
    return box.receiver(UnsafeBufferPointer(start: samples, count: Int(count))) ? 0 : 1
  }

extension Voice {
  /// Reads the library's record, whose languages are pairs of a priority byte and a C string, the
  /// list ended by a zero byte.
  fileprivate init(_ record: espeak_VOICE) {
    var languages: [(priority: UInt8, tag: String)] = []
    if var next = record.languages {
      while next.pointee != 0 {
        let tag = String(cString: next + 1)
        languages.append((UInt8(bitPattern: next.pointee), tag))
        next += tag.utf8.count + 2
      }
    }
    name = record.name.map { String(cString: $0) } ?? ""
    identifier = record.identifier.map { String(cString: $0) } ?? ""
    self.languages = languages.map(\.tag)
    priorities = languages.map { Int($0.priority) }
    gender =
      switch record.gender {
      case 1: .male
      case 2: .female
      default: nil
      }
    age = record.age == 0 ? nil : Int(record.age)
  }
}
