// SPDX-License-Identifier: MIT

import SwiftUI

/// The previews of a test app, which fail in different ways between two previews that work.
@main
struct TroubledPreviews {
  static func main() { Preview.main() }
}

#Preview("First") { Text("All is well") }

private struct Trapping: View {
  let names: [String] = []
  var body: some View { Text(names[3]) }
}

#Preview("Traps") { Trapping() }

private struct Ending: View {
  var body: some View { Text(leave()) }
  private func leave() -> String { exit(0) }
}

#Preview("Ends the program") { Ending() }

private struct Writing: View {
  @State private var count = 0
  var body: some View {
    let _ = count += 1
    Text("Written")
  }
}

#Preview("Writes what it reads") { Writing() }

private struct Endless: View {
  var body: some View { AnyView(Endless()) }
}

#Preview("Contains itself") { Endless() }

private struct Printing: View {
  var body: some View {
    let _ = print("\u{1B}[2Jprinted")
    Text("Quiet \u{1B}[31mwords")
  }
}

#Preview("Prints \u{1B}[2J") { Printing() }

private struct Dated: View {
  private let date = Date()
  var body: some View {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day, .hour, .minute],
      from: date
    )
    Text("\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0)")
    Text("\(parts.hour ?? 0):\(parts.minute ?? 0)")
    Text("\(Int(Date().timeIntervalSince(date))) s later")
  }
}

#Preview("Dates") { Dated() }

#Preview("Last") { Text("Still well") }
