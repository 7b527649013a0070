// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// Visual settings of the user. There is no screen, so each has its default.
extension EnvironmentValues {
  /// Whether transparency is reduced.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether motion is reduced.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons show their shape.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether controls have borders.
  public var accessibilityShowBorders: Bool { false }
  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images play by themselves.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether the large content viewer is on.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether quick actions are on.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether Assistive Access is on.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether the user prefers an alternative to head pointing.
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
}
