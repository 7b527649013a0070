// SPDX-License-Identifier: MIT

import A11yUI
import ArgumentParser

/// The command-line options for an app's previews.
struct PreviewOptions: ParsableArguments {
  @Flag(help: "List the name, file and line of each preview.")
  var previews = false

  @Option(
    help: ArgumentHelp("Open one preview instead of the app.", valueName: "name"),
    completion: .custom { _, _, _ in MainActor.assumeIsolated { Preview.all.map(\.name) } }
  )
  var preview: String?

  @Option(
    help: ArgumentHelp(
      "With --previews, write a transcript of each preview into a folder.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var snapshot: String?

  @Flag(
    help:
      "With --snapshot, also write each preview's elements, so that a11ynav audit, picture and previews can read them."
  )
  var trees = false

  /// The numbers of the previews that `--snapshot` writes, such as `0,4,7`, or `nil` for all previews.
  @Option(help: .hidden, transform: PreviewOptions.numbers) var snapshotSelection: [Int]?

  /// The positions, in the list of selected previews, of the previews that a child process writes for `--snapshot`,
  /// such as `3-9`.
  @Option(help: .hidden) var snapshotRange: String?

  func validate() throws {
    if snapshot != nil, !previews {
      throw ValidationError(
        "--snapshot requires --previews, as in --previews --snapshot Previews"
      )
    }
    if trees, snapshot == nil {
      throw ValidationError(
        "--trees requires --snapshot, as in --previews --snapshot Previews --trees"
      )
    }
    if preview != nil, previews {
      throw ValidationError("--previews and --preview cannot be combined.")
    }
    if snapshotRange != nil, range == nil {
      throw ValidationError("--snapshot-range requires a range, such as 3-9.")
    }
  }

  private static func numbers(_ text: String) throws -> [Int] {
    try text.split(separator: ",").map { part in
      guard let number = Int(part), number >= 0 else {
        throw ValidationError("--snapshot-selection requires numbers, such as 0,4,7.")
      }
      return number
    }
  }

  var range: ClosedRange<Int>? {
    let numbers = (snapshotRange ?? "").split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] >= 0, numbers[0] <= numbers[1] else { return nil }
    return numbers[0]...numbers[1]
  }
}
