// SPDX-License-Identifier: MIT

import A11yVoice
import Synchronization

/// The engine's voices, with the rules for choosing one.
struct VoiceCatalog: Sendable {
  /// A voice and, optionally, a variant that changes its sound.
  struct Choice: Hashable, Sendable {
    var voice: Voice
    var variant: String?

    /// The voice identifier that the engine loads.
    var identifier: String {
      voice.identifier + (variant.map { "+\($0)" } ?? "")
    }
  }

  let voices: [Voice]
  let variants: [String]

  init(voices: [Voice], variants: [String]) {
    self.voices = voices.sorted { $0.identifier < $1.identifier }
    self.variants = variants
  }

  init(_ inventory: VoiceInventory) {
    self.init(voices: inventory.voices.map(Voice.init), variants: inventory.variants)
  }

  /// Returns the voice that a user has named.
  func find(_ text: String) throws(SpeechError) -> Choice {
    let parts = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].lowercased()
    let voice =
      voices.first { $0.name.lowercased() == name || $0.identifier.lowercased() == name }
      ?? voices.first { $0.identifier.lowercased().hasSuffix("/" + name) }
      ?? nearest(to: name)
    guard let voice, !name.isEmpty else {
      throw SpeechError.unknownVoice(text, known: Array(Set(voices.flatMap(\.languages))).sorted())
    }
    guard parts.count == 2 else { return Choice(voice: voice) }
    let variant = variants.first { $0.lowercased() == parts[1].lowercased() }
    guard let variant else {
      throw SpeechError.unknownVoice(text, known: variants.map { "\(name)+\($0)" }.sorted())
    }
    return Choice(voice: voice, variant: variant)
  }

  /// Returns the best voice for a language, found by shortening the language's tag (RFC 4647, lookup).
  func nearest(to language: String) -> Voice? {
    var subtags = Self.normalized(language).split(separator: "-")
    while !subtags.isEmpty {
      let tag = subtags.joined(separator: "-")
      let candidates = voices.compactMap { voice in
        voice.priority(for: tag).map { (voice, $0) }
      }
      if let best = candidates.min(by: { $0.1 < $1.1 }) { return best.0 }
      subtags.removeLast()
    }
    // The language may have voices only for its regions, such as `pt-br` for `pt`.
    let prefix = (Self.normalized(language).split(separator: "-").first ?? "") + "-"
    return prefix == "-"
      ? nil : voices.first { $0.languages.contains { $0.hasPrefix(prefix) } }
  }

  /// Returns the voice for a segment: the configured voice if it speaks the segment's language, and otherwise the best
  /// voice for that language.
  func voice(for language: String, configured: Choice) -> Choice {
    let tag = Self.normalized(language)
    let speaks = configured.voice.languages
    if speaks.contains(tag) { return configured }
    if !tag.contains("-"), speaks.contains(where: { $0.hasPrefix(tag + "-") }) { return configured }
    guard let nearest = nearest(to: language) else { return configured }
    return nearest == configured.voice ? configured : Choice(voice: nearest)
  }

  /// Returns the tag in lowercase, with espeak-ng's own names for a few languages.
  private static func normalized(_ language: String) -> String {
    let tag = language.lowercased().replacing("_", with: "-")
    return aliases[tag] ?? tag
  }

  private static let aliases = [
    "no": "nb", "no-no": "nb", "iw": "he", "in": "id", "ji": "yi", "mo": "ro",
    "zh-hk": "yue", "zh-mo": "yue", "zh-hant-hk": "yue",
  ]
}

extension Voice {
  /// Returns the voice's priority for exactly the given tag, or `nil` if the voice does not have the tag. A lower
  /// number means a higher priority.
  fileprivate func priority(for tag: String) -> Int? {
    languages.firstIndex(of: tag).map { priorities[$0] }
  }
}

extension VoiceCatalog {
  /// The voices, which are requested only once, because they are the same for every voice process.
  private static let cached = Mutex<VoiceCatalog?>(nil)

  /// Returns the catalog, which is loaded once per process.
  static func shared() throws -> VoiceCatalog {
    if let catalog = cached.withLock({ $0 }) { return catalog }
    return try SpeechThread.shared.perform("Voice.all()") { try $0.engine.start() }
  }

  /// Caches the engine's voices.
  static func remember(_ catalog: VoiceCatalog) {
    cached.withLock { $0 = catalog }
  }
}
