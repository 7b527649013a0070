// SPDX-License-Identifier: MIT

import A11ySpeech

/// Speech output that discards everything at once; the transcript has what was said.
///
/// Unlike `SilentSpeech`, which reports the end of each item from a thread, it needs none.
public final class UnheardSpeech: SpeechOutput {
  /// Creates the output.
  public init() {}

  /// Does nothing.
  public func enqueue(_ item: SpeechItem) {}

  /// Does nothing.
  public func cancel() {}

  /// Does nothing.
  public func finish() {}

  /// Does nothing: nothing is ever reported.
  public func onFinish(
    _ handler: @escaping @Sendable (SpeechItem.ID, _ completed: Bool) -> Void
  ) {}
}
