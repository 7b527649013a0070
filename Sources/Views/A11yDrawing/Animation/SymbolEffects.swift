// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews

/// How a symbol moves. Nothing is drawn, so it does not.
public protocol SymbolEffect {}
/// An effect that happens once.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that goes on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect of appearing and disappearing.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect of changing into another symbol.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// An effect of the system.
public struct _SymbolMotion: DiscreteSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Sendable
{
  /// Upwards.
  public var up: Self { self }
  /// Downwards.
  public var down: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// The whole symbol.
  public var wholeSymbol: Self { self }
  /// Up, then down.
  public var upUp: Self { self }
  /// Away, then up.
  public var offUp: Self { self }
  /// Down, then up.
  public var downUp: Self { self }
  /// One part after the other.
  public var iterative: Self { self }
  /// More and more parts.
  public var cumulative: Self { self }
  /// There and back.
  public var reversing: Self { self }
  /// Not there and back.
  public var nonReversing: Self { self }
  /// Dimming the other parts.
  public var dimInactiveLayers: Self { self }
  /// Hiding the other parts.
  public var hideInactiveLayers: Self { self }
  /// Clockwise.
  public var clockwise: Self { self }
  /// Counterclockwise.
  public var counterClockwise: Self { self }
  /// To the left.
  public var left: Self { self }
  /// To the right.
  public var right: Self { self }
  /// A little.
  public var plain: Self { self }
}

extension SymbolEffect where Self == _SymbolMotion {
  /// Bouncing.
  public static var bounce: _SymbolMotion { _SymbolMotion() }
  /// Fading in and out.
  public static var pulse: _SymbolMotion { _SymbolMotion() }
  /// Parts one after the other.
  public static var variableColor: _SymbolMotion { _SymbolMotion() }
  /// Growing and shrinking.
  public static var scale: _SymbolMotion { _SymbolMotion() }
  /// Appearing.
  public static var appear: _SymbolMotion { _SymbolMotion() }
  /// Disappearing.
  public static var disappear: _SymbolMotion { _SymbolMotion() }
  /// Replacing.
  public static var replace: _SymbolMotion { _SymbolMotion() }
  /// Automatically.
  public static var automatic: _SymbolMotion { _SymbolMotion() }
  /// Wiggling.
  public static var wiggle: _SymbolMotion { _SymbolMotion() }
  /// Turning.
  public static var rotate: _SymbolMotion { _SymbolMotion() }
  /// Breathing.
  public static var breathe: _SymbolMotion { _SymbolMotion() }
  /// Being drawn.
  public static var drawOn: _SymbolMotion { _SymbolMotion() }
  /// Being undone.
  public static var drawOff: _SymbolMotion { _SymbolMotion() }
}

extension _SymbolMotion {
  /// One part after the other.
  public var individually: Self { self }
}
