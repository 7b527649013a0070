import A11ySpeech

/// Speech that no one hears and no one waits for: what is said is in the transcript.
///
/// It needs no thread, where ``SilentSpeech`` reports the end of each item from one.
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
