// SPDX-License-Identifier: MIT

/// An audit rule, which describes a type of problem and can find such problems in an exploration.
public struct Rule: Sendable {
  /// The rule's name in reports, in transcripts and on the command line.
  public let id: String
  /// The problem that the rule finds, in one sentence.
  public let sentence: String
  /// The success criteria of WCAG 2.2 that the rule relates to.
  public let criteria: [String]
  /// How severely a finding affects users.
  public let impact: Impact
  /// How often a finding is a real problem.
  public let precision: Precision
  /// The parts of an exploration that the rule examines.
  public let needs: Needs
  /// The most similar rule in axe-core, and the problems that the axe-core rule cannot detect.
  public let beyond: String
  /// The rule's assumptions and exceptions.
  public let limits: String
  let find: @Sendable (Exploration) -> [Evidence]

  /// How severely a problem affects users.
  public enum Impact: String, CaseIterable, Sendable, Comparable {
    /// The problem prevents the user from completing a task.
    case blocks
    /// Information is announced incorrectly or not at all.
    case misleads
    /// A task takes longer than necessary.
    case slows

    /// Returns whether one impact is more severe than another, so that sorting puts the most severe impacts first.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      allCases.firstIndex(of: lhs) ?? 0 < allCases.firstIndex(of: rhs) ?? 0
    }
  }

  /// How often findings of a rule are real problems, in the terms that SARIF defines.
  public enum Precision: String, CaseIterable, Sendable {
    case veryHigh = "very-high"
    case high, medium, low
  }

  /// The parts of an exploration that a rule examines.
  public struct Needs: OptionSet, Hashable, Sendable {
    /// Each part of an exploration is represented by one bit.
    public var rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// VoiceOver's speech.
    public static let words = Self(rawValue: 1 << 0)
    /// The results of activating elements in a live source.
    public static let acting = Self(rawValue: 1 << 1)
    /// The time between the activation of an element and each result.
    public static let time = Self(rawValue: 1 << 2)
    /// Switch Control's stops.
    public static let scan = Self(rawValue: 1 << 3)
    /// The positions of elements on the screen.
    public static let geometry = Self(rawValue: 1 << 4)
    /// The rule examines only roles and structure.
    public static let structure = Self(rawValue: 1 << 5)
    /// The Tab order of a live source.
    public static let tabOrder = Self(rawValue: 1 << 6)

    /// Whether the rule can be applied only to a live source.
    public var isLive: Bool { !isDisjoint(with: [.acting, .tabOrder]) }

    /// The names of the exploration parts in the set.
    public var names: [String] {
      [
        (Self.words, "words"), (.acting, "acting"), (.time, "time"), (.scan, "scan"),
        (.geometry, "frames"), (.structure, "structure"), (.tabOrder, "Tab"),
      ].filter { contains($0.0) }.map(\.1)
    }
  }

  init(
    _ id: String,
    _ sentence: String,
    criteria: [String],
    impact: Impact,
    precision: Precision,
    needs: Needs,
    beyond: String,
    limits: String,
    find: @escaping @Sendable (Exploration) -> [Evidence]
  ) {
    self.id = id
    self.sentence = sentence
    self.criteria = criteria
    self.impact = impact
    self.precision = precision
    self.needs = needs
    self.beyond = beyond
    self.limits = limits
    self.find = find
  }
}
