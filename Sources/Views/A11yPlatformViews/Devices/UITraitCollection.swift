// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// What views depend on: light or dark, sizes, and so on.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Its only property is constant, but the compiler does not check an open class.
  private let traits: Traits

  private struct Traits: Equatable {
    var style = UIUserInterfaceStyle.light
    var horizontal = UIUserInterfaceSizeClass.compact
    var vertical = UIUserInterfaceSizeClass.regular
    var category = UIContentSizeCategory.large
    var contrast = UIAccessibilityContrast.normal
  }

  /// Creates the traits of a phone.
  public override init() { traits = Traits() }

  /// Creates the traits that a view of SwiftUI passes on.
  package init(_ environment: EnvironmentValues) {
    var traits = Traits()
    traits.style = environment.colorScheme == .dark ? .dark : .light
    traits.horizontal = environment.horizontalSizeClass == .regular ? .regular : .compact
    traits.vertical = environment.verticalSizeClass == .compact ? .compact : .regular
    traits.category = UIContentSizeCategory(environment.dynamicTypeSize)
    self.traits = traits
  }

  /// The traits of code outside views: those of a phone.
  public static var current: UITraitCollection { UITraitCollection() }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  /// What kind of interface the device has.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How much space there is horizontally.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
  /// How much space there is vertically.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
  /// Pixels for each point.
  open var displayScale: CGFloat { 3 }
  /// The size of text that the user wants.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.category }
  /// How strongly colours differ.
  open var accessibilityContrast: UIAccessibilityContrast { traits.contrast }
  /// Whether colours differ between the two.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  func isSame(as other: UITraitCollection) -> Bool { traits == other.traits }
}

extension UIContentSizeCategory {
  fileprivate init(_ size: DynamicTypeSize) {
    self =
      switch size {
      case .xSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .extraLarge
      case .xxLarge: .extraExtraLarge
      case .xxxLarge: .extraExtraExtraLarge
      case .accessibility1: .accessibilityMedium
      case .accessibility2: .accessibilityLarge
      case .accessibility3: .accessibilityExtraLarge
      case .accessibility4: .accessibilityExtraExtraLarge
      case .accessibility5: .accessibilityExtraExtraExtraLarge
      }
  }
}
