// SPDX-License-Identifier: MIT

/// One kind of problem, and how it is found in an exploration.
public struct Rule: Sendable {
  /// The name by which reports, transcripts and the command line refer to the rule.
  public let id: String
  /// What is wrong where the rule finds something, in one sentence.
  public let sentence: String
  /// The success criteria of WCAG 2.2 that it belongs to.
  public let criteria: [String]
  /// How much a finding hurts.
  public let impact: Impact
  /// How often a finding is a real problem.
  public let precision: Precision
  /// What of an exploration the rule looks at.
  public let needs: Needs
  /// The rule of axe-core that comes nearest, and what it cannot see.
  public let beyond: String
  /// What the rule cannot know.
  public let limits: String
  let find: @Sendable (Exploration) -> [Evidence]

  /// How much a problem hurts the people whom it concerns.
  public enum Impact: String, CaseIterable, Sendable, Comparable {
    /// Something cannot be done.
    case blocks
    /// Something is not said, or something wrong is.
    case misleads
    /// Something takes longer than it needs to.
    case slows

    /// Orders the worst first.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      allCases.firstIndex(of: lhs) ?? 0 < allCases.firstIndex(of: rhs) ?? 0
    }
  }

  /// How often a finding is a real problem, in SARIF's words.
  public enum Precision: String, CaseIterable, Sendable {
    case veryHigh = "very-high"
    case high, medium, low
  }

  /// What a rule looks at.
  public struct Needs: OptionSet, Hashable, Sendable {
    /// One bit per part.
    public var rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What VoiceOver says.
    public static let words = Self(rawValue: 1 << 0)
    /// What happens when something is activated, on a source that is live.
    public static let acting = Self(rawValue: 1 << 1)
    /// When it happens.
    public static let time = Self(rawValue: 1 << 2)
    /// What Switch Control scans.
    public static let scan = Self(rawValue: 1 << 3)
    /// Where elements are on the screen.
    public static let geometry = Self(rawValue: 1 << 4)
    /// Roles and structure alone.
    public static let structure = Self(rawValue: 1 << 5)
    /// The order of the Tab key, on a source that is live.
    public static let tabOrder = Self(rawValue: 1 << 6)

    /// Whether the rule needs a source that is live.
    public var isLive: Bool { !isDisjoint(with: [.acting, .tabOrder]) }

    /// The names of the parts.
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
