// SPDX-License-Identifier: MIT

import A11yEventLog
import A11ySession
import Foundation

/// A program that runs sessions with random events and stops at the first session that violates a condition.
///
/// The command `Simulator SEED EVENTS` starts from a seed and stops after the given number of events, or never stops if
/// the number is 0.
///
/// The log of a failing session is written to `simulation-SEED.log`, which can be replayed with `a11ynav replay --log`.
@main
struct Simulator {
  /// The maximum number of events in one session.
  private static let episode = 400

  @MainActor static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let first = arguments.first ?? 1
    let wanted = arguments.dropFirst().first ?? 1_000_000
    var (seed, events, begun) = (first, UInt64(0), Date())
    while wanted == 0 || events < wanted {
      var simulation = Simulation(seed: seed)
      do {
        events += UInt64(try simulation.run(events: episode))
      } catch {
        let file = "simulation-\(seed).log"
        write(simulation, to: file)
        print("seed \(seed), event \(simulation.events.count): \(error)")
        print("The events are in \(file); a11ynav replay --log \(file) shows what was heard.")
        exit(1)
      }
      seed += 1
      if Date().timeIntervalSince(begun) > 60 {
        print("seed \(seed): \(events) events so far")
        begun = Date()
      }
    }
    print("seeds \(first) to \(seed - 1): \(events) events, nothing amiss")
  }

  /// Writes the log of a simulation by handling its events again.
  @MainActor private static func write(_ simulation: Simulation, to file: String) {
    var lines: [String] = []
    var core = SessionCore(simulation.setup)
    core.log.isTracing = true
    let log = EventLog(simulation.setup) { lines.append($0) }
    for event in simulation.events {
      log.willHandle(event, in: core)
      let effects = core.handle(event)
      log.didHandle(effects, in: core)
    }
    log.flush()
    let text = lines.map { $0 + "\n" }.joined()
    try? text.write(toFile: file, atomically: true, encoding: .utf8)
  }
}
