// SPDX-License-Identifier: MIT

/// The children of an element with many children, divided into runs.
///
/// Children are numbered within their own run. Inserting or removing a child shifts the starts of later runs, but
/// renumbers only the child's own run.
struct SiblingRuns: Sendable {
  /// The maximum number of children of an element that has no runs.
  static let few = 256
  /// The number of children in a new run.
  private static let usual = 256

  /// A child's run, and its offset in that run.
  struct Place: Hashable, Sendable {
    /// The maximum number of children in a run.
    static let limit = 1 << 10
    private let bits: UInt32

    init(run: Int, offset: Int) {
      bits = UInt32(truncatingIfNeeded: run * Self.limit + offset)
    }

    var run: Int { Int(bits) / Self.limit }
    var offset: Int { Int(bits) % Self.limit }
  }

  /// The runs whose children have changed.
  enum Change: Equatable {
    case all
    case runs(Range<Int>)
  }

  /// The combined kinds and stops of all children in a run.
  struct Summary {
    /// The kinds of the run's elements and their descendants.
    var kinds: UInt64 = 0
    /// The number of stops in the run.
    var stops = StopCount()
    /// The total number of stops in all previous runs.
    fileprivate(set) var stopsBefore = StopCount()
    /// The greatest height of any of the run's elements.
    var tallest: UInt16 = 0

    /// The total number of stops in all runs up to and including this run.
    var stopsToEnd: StopCount { stopsBefore + stops }
  }

  /// The index at which each run starts, followed by the number of children.
  private var starts: ContiguousArray<Int32>
  /// The summary of each run.
  private(set) var summaries: ContiguousArray<Summary>

  /// Divides children into runs of the usual length.
  init(count: Int) {
    starts = ContiguousArray(
      stride(from: 0, to: count, by: Self.usual).map { Int32(truncatingIfNeeded: $0) }
    )
    summaries = ContiguousArray(repeating: Summary(), count: starts.count)
    starts.append(Int32(truncatingIfNeeded: count))
  }

  /// The number of runs.
  var count: Int { summaries.count }

  /// Returns the index of the first child in a run.
  func start(of run: Int) -> Int { Int(starts[run]) }

  /// Returns the children of a run.
  func children(of run: Int) -> Range<Int> { start(of: run)..<start(of: run + 1) }

  /// Returns the run that contains the child at an index. O(log runs).
  func run(at place: Int) -> Int {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Adjusts the runs after some children have been replaced. Returns the runs whose children have changed, or `nil` if
  /// all children must be divided into runs again.
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
    // The new children join the first affected run; the runs between the first and the last affected run are now empty.
    for run in first + 1..<last + 1 {
      starts[run] = Int32(truncatingIfNeeded: replaced.new.upperBound)
    }
    for run in last + 1..<starts.count { starts[run] += Int32(truncatingIfNeeded: growth) }
    return first..<last + 1
  }

  /// Replaces the summaries of some runs.
  mutating func summarize(_ runs: some Collection<Int>, _ summary: (Range<Int>) -> Summary) {
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
