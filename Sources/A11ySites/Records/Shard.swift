// SPDX-License-Identifier: MIT

import A11yAudit

/// The share of a run that one of several machines performs.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The shard's one-based number.
  package let number: Int
  /// The number of shards.
  package let count: Int

  /// Reads a shard such as `2/8`, or returns `nil` if the text is not a valid shard.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...10_000).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// The shard as text, such as `2/8`.
  package var description: String { "\(number)/\(count)" }

  /// Returns the indices of the names in this shard, in order.
  ///
  /// The names with the longest times are distributed first, each to the shard with the least work, so that every
  /// machine independently computes the same division. A name without a recorded time is assumed to take the average
  /// time of the other names.
  ///
  /// - Parameter times: The durations in earlier runs, in seconds, by name.
  package func places(of names: [String], times: [String: Double] = [:]) -> [Int] {
    let known = names.compactMap { times[$0] }
    let average = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
    let all = names.indices.map { (place: $0, name: names[$0], time: times[names[$0]] ?? average) }
    var loads = Array(repeating: 0.0, count: count)
    var mine: [Int] = []
    for one in all.sorted(by: { (-$0.time, $0.name, $0.place) < (-$1.time, $1.name, $1.place) }) {
      guard let least = loads.indices.min(by: { loads[$0] < loads[$1] }) else { break }
      loads[least] += one.time
      if least == number - 1 { mine.append(one.place) }
    }
    return mine.sorted()
  }
}

extension Shard {
  /// Returns a digest of the names in a whole run, which identifies shards of the same run.
  static func plan(of names: [String]) -> String {
    Finding.digest(names.joined(separator: "\n"))
  }

  /// Checks that each shard of a run is present exactly once.
  ///
  /// - Parameter files: The path of each file together with its shard, which is `nil` for a whole run.
  /// - Throws: ``RunFileError`` that names the file or the missing shards.
  static func check(_ files: [(path: String, shard: String?)]) throws(RunFileError) {
    var paths: [String: String] = [:]
    for (path, shard) in files {
      let shard = shard ?? "1/1"
      if let earlier = paths[shard] {
        throw RunFileError(path, "this file and \(earlier) both contain part \(shard)")
      }
      paths[shard] = path
    }
    guard let first = files.first else { return }
    let count = first.shard.flatMap { Shard($0) }?.count ?? 1
    let missing = (1...count).map { "\($0)/\(count)" }.filter { paths[$0] == nil }
    guard !missing.isEmpty || paths.count != count else { return }
    let list = missing.isEmpty ? "" : ": \(missing.joined(separator: ", "))"
    throw RunFileError(
      first.path,
      missing.isEmpty
        ? "the files are from runs with different numbers of parts"
        : "\(missing.count == 1 ? "a part is" : "\(missing.count) parts are") missing\(list)"
    )
  }
}
