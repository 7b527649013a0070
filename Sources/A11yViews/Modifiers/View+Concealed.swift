import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Hides the view from everyone.
  nonisolated public func hidden() -> some View { modifier(ConcealingModifier(isConcealed: true)) }

  /// Sets how much can be seen; what cannot be seen at all is not met either.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(ConcealingModifier(isConcealed: opacity <= 0))
  }

  /// Blots out words and pictures for a reason: they are not met while they stand for others.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactingModifier(isRedacted: reason.contains(.placeholder)))
  }
}

package struct ConcealingModifier: Equatable {
  package let isConcealed: Bool
}

extension ConcealingModifier: ViewModifier, ElementModifier {
  package typealias Body = Never

  package func fold(into element: inout Element, in context: ModifierContext) {
    if isConcealed { element.states.isHidden = true }
  }
}

package struct RedactingModifier: Equatable {
  package let isRedacted: Bool
}

extension RedactingModifier: ViewModifier, ElementModifier {
  package typealias Body = Never

  package func fold(into element: inout Element, in context: ModifierContext) {
    guard isRedacted, element.role == .staticText || element.role == .image else { return }
    element.states.isHidden = true
  }
}

/// Why content is blotted out.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit a reason.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It only stands for what is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
