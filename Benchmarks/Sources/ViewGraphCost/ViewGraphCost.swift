// SPDX-License-Identifier: MIT

import Foundation
import A11ySession
import A11yTree
import SwiftUI

/// Measures the view graph with 10⁵, 10⁴ and 10³ rows of two elements each, or with the given numbers of rows. The
/// times are processor times, which depend less on other programs than elapsed times do. The memory figure is correct
/// only for the first size, because later measurements reuse memory that was freed.
///
/// `swift run -c release ViewGraphCost` prints one line for each size. If a figure exceeds the limit (the gate) that
/// its line names, the program exits with code 1.
@main
struct ViewGraphCost {
  static func main() {
    let given = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let sizes = given.isEmpty ? [100_000, 10_000, 1_000] : given
    let isKept = MainActor.assumeIsolated { sizes.map(measure).allSatisfy(\.self) }
    if !isKept { exit(1) }
  }

  @MainActor
  static func measure(rows: Int) -> Bool {
    let before = residentBytes()
    let host = ViewHost { Page(count: rows) }
    let clock = ProcessorClock()
    var elements = 0
    let build = clock.measure { elements = host.start().changes.count }
    let bytes = (residentBytes() - before) / elements

    let counters = host.counters
    let turns = 20_000
    let leaf = ElementID(index: UInt32(elements / 2))
    let leafTime = clock.measure {
      for _ in 0..<turns { _ = host.perform(ActionRequest(.activate, on: leaf)) }
    }
    let bodies = Double(host.counters.bodies - counters.bodies) / Double(turns)
    let changed = Double(host.counters.elementsChanged - counters.elementsChanged) / Double(turns)

    let tick = clock.measure { _ = host.perform(ActionRequest(.increment, on: Page.control)) }
    let front = clock.measure { _ = host.perform(ActionRequest(.activate, on: Page.control)) }
    let back = clock.measure { _ = host.perform(ActionRequest(.decrement, on: Page.control)) }
    print(
      "rows \(rows), elements \(elements): build \(build.text) (gate 600 ms), "
        + "\(bytes) B for each element (gate 700); "
        + "leaf \((leafTime / turns).text) (gate 5 µs), \(bodies) bodies, \(changed) elements; "
        + "root \(tick.text); "
        + "insert at the start \(front.text) (gate 200 ms), at the end \(back.text)"
    )
    measureList(rows: rows)
    return build < .milliseconds(600) && (rows < 100_000 || bytes < 700)
      && leafTime / turns < .microseconds(5)
      && bodies == 1 && changed == 1 && front < .milliseconds(200)
  }

  /// Measures a list, which creates its rows when a cursor reaches them.
  @MainActor
  static func measureList(rows: Int) {
    let clock = ProcessorClock()
    let session = AssistiveSession(source: ViewHost { List(0..<rows, id: \.self) { Row(number: $0) } })
    let open = clock.measure { session.start() }
    let steps = min(rows - 1, 5_000)
    let walk = clock.measure {
      for _ in 0..<steps { session.perform(.voiceOver(.next)) }
    }
    let last = clock.measure { session.perform(.voiceOver(.last)) }
    let all = clock.measure { session.makeAllRows() }
    print(
      "list of \(rows): open \(open.text), a step \((walk / steps).text), "
        + "moving to the last row \(last.text), then creating all rows \(all.text)"
    )
  }

  /// The memory used by the process, in bytes.
  static func residentBytes() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var size = 0
    var resident = 0
    withUnsafeMutablePointer(to: &size) { size in
      withUnsafeMutablePointer(to: &resident) { resident in
        withVaList([size, resident]) { _ = vfscanf(file, "%ld %ld", $0) }
      }
    }
    return resident * 4096
  }
}

/// A page of rows with one control that changes all rows.
private struct Page: View {
  static let control = ElementID(index: 1)
  @State private var rows: [Int]
  @State private var tick = 0

  init(count: Int) { _rows = State(initialValue: Array(0..<count)) }

  var body: some View {
    VStack {
      Button("tick \(tick)") { rows.insert(rows.count, at: 0) }
        .accessibilityAdjustableAction { direction in
          if direction == .increment { tick += 1 } else { rows.append(rows.count) }
        }
      ForEach(rows, id: \.self) { Row(number: $0) }
    }
  }
}

private struct Row: View {
  let number: Int
  @State private var count = 0
  var body: some View {
    HStack {
      Text("Row \(number)")
      Text("pressed \(count)").accessibilityAction { count += 1 }
    }
  }
}

extension Duration {
  /// The time in a suitable unit, as text.
  fileprivate var text: String {
    let microseconds = Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
    return microseconds < 1000
      ? "\((microseconds * 100).rounded() / 100) µs"
      : "\((microseconds / 10).rounded() / 100) ms"
  }
}

/// A clock that measures the process's processor time.
private struct ProcessorClock {
  func measure(_ body: () -> Void) -> Duration {
    let start = now
    body()
    return now - start
  }

  private var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
