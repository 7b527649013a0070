// SPDX-License-Identifier: MIT

/// What a change feels like. There is no device, so nothing is felt.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  /// Success.
  public static let success = Self(name: "success")
  /// A warning.
  public static let warning = Self(name: "warning")
  /// An error.
  public static let error = Self(name: "error")
  /// A choice.
  public static let selection = Self(name: "selection")
  /// More.
  public static let increase = Self(name: "increase")
  /// Less.
  public static let decrease = Self(name: "decrease")
  /// A beginning.
  public static let start = Self(name: "start")
  /// An end.
  public static let stop = Self(name: "stop")
  /// Lines that meet.
  public static let alignment = Self(name: "alignment")
  /// A level that is reached.
  public static let levelChange = Self(name: "levelChange")
  /// A tap.
  public static let impact = Self(name: "impact")
  /// A tap of something heavy or light.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }
  /// A tap of something soft or hard.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }

  /// How heavy something is.
  public struct Weight: Equatable, Sendable {
    let name: String
    /// Light.
    public static let light = Weight(name: "light")
    /// Medium.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// How soft something is.
  public struct Flexibility: Equatable, Sendable {
    let name: String
    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// Neither.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }
}
