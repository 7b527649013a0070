// SPDX-License-Identifier: MIT

/// The children of an element that has many, cut into runs.
///
/// A child is numbered within its run, so one that comes or goes moves the starts of the later runs,
/// and renumbers its own run alone.
struct SiblingRuns: Sendable {
  /// The number of children up to which an element has no runs.
  static let few = 256
  /// The number of children in a new run.
  private static let usual = 256

  /// A child's run, and its place in that.
  struct Place: Hashable, Sendable {
    /// The number of children that a run can have.
    static let limit = 1 << 10
    private let bits: UInt32

    init(run: Int, offset: Int) {
      bits = UInt32(truncatingIfNeeded: run * Self.limit + offset)
    }

    var run: Int { Int(bits) / Self.limit }
    var offset: Int { Int(bits) % Self.limit }
  }

  /// The runs that no longer are what they were.
  enum Change: Equatable {
    case all
    case runs(Range<Int>)
  }

  /// What is found in a run.
  struct Summary {
    /// The kinds in and below its elements.
    var kinds: UInt64 = 0
    /// The stops in it.
    var stops = StopCount()
    /// The stops in the runs before it.
    fileprivate(set) var stopsBefore = StopCount()
    /// The greatest height of its elements.
    var tallest: UInt16 = 0

    /// The stops in the runs up to and with this one.
    var stopsToEnd: StopCount { stopsBefore + stops }
  }

  /// Where each run starts, and at the end the number of children.
  private var starts: ContiguousArray<Int32>
  /// What is found in each run.
  private(set) var summaries: ContiguousArray<Summary>

  /// Cuts some children into runs of the usual length.
  init(count: Int) {
    starts = ContiguousArray(
      stride(from: 0, to: count, by: Self.usual).map { Int32(truncatingIfNeeded: $0) }
    )
    summaries = ContiguousArray(repeating: Summary(), count: starts.count)
    starts.append(Int32(truncatingIfNeeded: count))
  }

  /// The number of runs.
  var count: Int { summaries.count }

  /// The place of the first child of a run.
  func start(of run: Int) -> Int { Int(starts[run]) }

  /// The children of a run.
  func children(of run: Int) -> Range<Int> { start(of: run)..<start(of: run + 1) }

  /// The run that a place is in. O(log runs).
  func run(at place: Int) -> Int {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Takes in that some children were replaced, and returns the runs that have other children now, or
  /// `nil` if the children have to be cut again.
  mutating func replace(_ replaced: ReplacedRun) -> Range<Int>? {
    let old = replaced.old
    let first = run(at: old.lowerBound)
    let last = old.isEmpty ? first : run(at: old.upperBound - 1)
    let growth = replaced.new.count - old.count
    let kept = first == last ? start(of: first + 1) - old.upperBound : 0
    let length = old.lowerBound - start(of: first) + replaced.new.count + kept
    let all = start(of: count) + growth
    guard length < Place.limit, all > Self.few, count <= 4 + 4 * all / Self.usual else {
      return nil
    }
    // The new children join the first of the runs; those between it and the last are empty now.
    for run in first + 1..<last + 1 {
      starts[run] = Int32(truncatingIfNeeded: replaced.new.upperBound)
    }
    for run in last + 1..<starts.count { starts[run] += Int32(truncatingIfNeeded: growth) }
    return first..<last + 1
  }

  /// Replaces what is found in some runs.
  mutating func summarise(_ runs: some Collection<Int>, _ summary: (Range<Int>) -> Summary) {
    guard let first = runs.min() else { return }
    for run in runs {
      let before = summaries[run].stopsBefore
      summaries[run] = summary(children(of: run))
      summaries[run].stopsBefore = before
    }
    for run in first + 1..<max(first + 1, count) {
      summaries[run].stopsBefore = summaries[run - 1].stopsToEnd
    }
  }
}
