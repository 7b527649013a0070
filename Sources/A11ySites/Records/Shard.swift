// SPDX-License-Identifier: MIT

/// One of several machines that share a run.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The shard's number, from 1.
  package let number: Int
  /// The number of shards.
  package let count: Int

  /// Reads a shard such as `2/8`; `nil` if the text names none.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...10_000).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// The shard, as in `2/8`.
  package var description: String { "\(number)/\(count)" }

  /// Returns the places of the names that this shard runs, in order.
  ///
  /// The longest runs are dealt out first, each to the shard with the least to do, so that every machine comes
  /// to the same division on its own. A name without a recorded time counts as long as the others on average.
  ///
  /// - Parameter times: The seconds that earlier runs took, by name.
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
  /// Checks that all shards of a run are there once.
  ///
  /// - Parameter files: The path of each file with its shard; `nil` for a whole run.
  /// - Throws: ``RunFileError`` that names the file or the missing shards.
  static func check(_ files: [(path: String, shard: String?)]) throws(RunFileError) {
    var paths: [String: String] = [:]
    for (path, shard) in files {
      let shard = shard ?? "1/1"
      if let earlier = paths[shard] {
        throw RunFileError(path, "it is shard \(shard), as \(earlier) is")
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
        ? "the files are divided into different numbers of shards"
        : "\(missing.count == 1 ? "a shard is" : "\(missing.count) shards are") missing\(list)"
    )
  }
}
