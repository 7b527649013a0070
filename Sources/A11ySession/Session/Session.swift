import A11yNavigation
import A11ySpeech
import A11yTree

/// One user in front of one tree: the source, the technologies, the voice and the time.
///
/// A session is a function of what it is told: the same tree, commands and times give the same
/// transcript, byte for byte.
///
/// ```swift
/// let session = try Session(source: CapturedTree(document))
/// session.start()                       // "Sign in, heading level 1"
/// session.perform(.voiceOver(.next))    // "Email, text field, double tap to edit"
/// ```
@MainActor
public final class Session {
  /// Where the elements come from and actions go to.
  public let source: any TreeSource
  /// What the user set.
  public internal(set) var settings: SessionSettings
  /// The elements as they are now.
  public internal(set) var tree: AccessibilityTree
  /// The screen reader, if it is on.
  public internal(set) var voiceOver: VoiceOver?
  /// The scanner, if it is on.
  public internal(set) var switchControl: SwitchControl?
  /// The technology that the keys drive.
  public internal(set) var driven: AssistiveTechnology
  /// Where typing goes.
  public internal(set) var keyboardFocus: ElementID?
  /// The line that is being typed in, if one is open.
  public internal(set) var prompt: Prompt?
  /// Whether the user has ended the session.
  public internal(set) var isFinished = false
  /// The time now, counted from the start of the session.
  public internal(set) var now: Duration = .zero
  /// What was said last, by the technology that the keys drive.
  public internal(set) var caption = ""
  /// What was shown last.
  public internal(set) var notice = ""

  /// Is told everything that happens, at once.
  public var onRecord: ((TranscriptRecord) -> Void)?

  let speech: any SpeechOutput
  /// Whether the voice says when it has finished; else that is estimated.
  let waitsForVoice: Bool
  /// Whether time passes by itself, so that commands cannot make it pass.
  let isRealTime: Bool
  var queue = SpeechQueue()
  /// When the utterance that is being said will be finished, if that is estimated.
  var speechEnd: Duration?
  var turn = 0
  var lastCommand: String?
  /// Where the cursors were when the source was last told.
  var reportedFocus = FocusedElements()
  /// What the source asked for when it was opened, before there were cursors.
  var pending: TreeUpdate?
  /// Where keyboard focus was in what is covered now.
  var keyboardScopes = ScopeHistory()
  /// Where the source wants keyboard focus, until it is moved there at the end of the turn.
  var wantedKeyboardFocus: KeyboardFocusRequest?
  /// Whether the next key is for the program alone.
  var passesNextKey = false
  /// Whether the source asked for focus and was not told yet what came of it.
  var owesFocus = false

  /// Makes a session on a source.
  ///
  /// - Parameters:
  ///   - speech: Where the words go; by default nowhere but to the transcript.
  ///   - waitsForVoice: Whether `speech` takes as long as it sounds and says when it has finished,
  ///     which it then tells through ``speechDidFinish(_:)``.
  ///   - isRealTime: Whether ``advance(to:)`` is told the time of a clock on the wall.
  public init(
    source: any TreeSource,
    settings: SessionSettings = SessionSettings(),
    readingOrder: ReadingOrder = .source,
    speech: any SpeechOutput = SilentSpeech(),
    waitsForVoice: Bool = false,
    isRealTime: Bool = false
  ) {
    self.source = source
    self.settings = settings
    self.speech = speech
    self.waitsForVoice = waitsForVoice
    self.isRealTime = isRealTime
    tree = AccessibilityTree(readingOrder: readingOrder)
    driven = settings.technologies.technologies.first ?? .voiceOver
    if settings.technologies.contains(.voiceOver) {
      voiceOver = VoiceOver()
      voiceOver?.verbosity = settings.verbosity
    }
    if settings.technologies.contains(.switchControl) {
      switchControl = SwitchControl(settings.switchControl)
    }
    source.onUpdate = { [weak self] in self?.receive($0) }
  }

  /// The element that a technology is focused on.
  public func focus(of technology: AssistiveTechnology) -> ElementID? {
    switch technology {
    case .voiceOver: voiceOver?.cursor
    case .switchControl: switchControl?.cursor
    }
  }
}
