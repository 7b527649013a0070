import A11ySpeech
import Synchronization

/// The items that the voice has finished, passed on from its thread.
final class FinishedSpeech: Sendable {
  let ids = Mutex<[SpeechItem.ID]>([])

  func take() -> [SpeechItem.ID] {
    ids.withLock { ids in
      defer { ids = [] }
      return ids
    }
  }
}
