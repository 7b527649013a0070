@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// What a user sets for the eye. There is no screen here and nobody sets it, so each value is what
// it is where the user left the settings alone.
extension EnvironmentValues {
  /// Whether colour must not be all that tells things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether nothing should be seen through.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether little should move.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons show their shape.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether lights that flash are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether pictures that move do so by themselves.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether what cannot grow is shown big while it is pressed.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether quick actions are on.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the simplified system is on.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether the user would rather point by other means than the head.
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
}
