/// How much VoiceOver says.
public struct Verbosity: Hashable, Sendable {
  /// Whether hints are said.
  public var speaksHints = true
  /// The silence before a hint.
  public var hintDelay: Duration = .seconds(1)
  /// Whether containers are announced where they start and end.
  public var describesContainers = true
  /// Whether row and column headers and numbers are said in tables.
  public var describesTables = true
  /// Whether it is said that an element has actions.
  public var announcesActions = true
  /// Whether it is said that an element has more content.
  public var announcesMoreContent = true

  /// Makes VoiceOver's own defaults.
  public init() {}
}
