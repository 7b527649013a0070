// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// What drawing depends on. Nothing is drawn, so modifiers do not change these.

private enum SizeCategoryKey: EnvironmentKey {
  static var defaultValue: ContentSizeCategory { .large }
}
private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}
private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// The size of text that the user wants, in the older API.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }
  /// Pixels for each point.
  public var displayScale: CGFloat { 3 }
  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / 3 }
  /// The font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// The least height of rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
  /// The least height of headers, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// The style of backgrounds.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
  /// How prominent headers are.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
  /// The lines of a text at most.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// Where lines are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }
  /// The space between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// How much text may shrink.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  /// How symbols look.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
  /// How big symbols are.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// What can be undone: nothing is registered here.
  public var undoManager: UndoManager? { nil }
}

/// The size of text that the user wants, in the older API.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  /// Whether one size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
  /// Whether one size is not bigger than another.
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rank <= rhs.rank }
  /// Whether one size is bigger than another.
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rank > rhs.rank }
  /// Whether one size is not smaller than another.
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rank >= rhs.rank }
}

extension DynamicTypeSize {
  /// Takes a size of UIKit.
  public init?(_ category: ContentSizeCategory) {
    let place = ContentSizeCategory.allCases.firstIndex(of: category)
    guard let place else { return nil }
    self = DynamicTypeSize.allCases[place]
  }
}

/// What can be undone. Nothing is registered here, so nothing can.
open class UndoManager: NSObject {
  /// Whether something can be undone.
  open var canUndo: Bool { false }
  /// Whether something can be done again.
  open var canRedo: Bool { false }
  /// Does nothing.
  open func undo() {}
  /// Does nothing.
  open func redo() {}
  /// Does nothing.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {}
  /// Does nothing.
  open func setActionName(_ actionName: String) {}
  /// Does nothing.
  open func removeAllActions() {}
}
