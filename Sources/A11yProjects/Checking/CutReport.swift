// SPDX-License-Identifier: MIT

import A11yAppSources

/// A summary of the cuts in an app for its author. The summary shows how much of the app is included and which
/// unavailable names cause the most cuts.
package struct CutReport: Sendable {
  /// A view with cuts.
  package struct CutView: Sendable {
    package let path: String
    package let name: String
    /// The number of cuts in the view's body.
    package let cuts: Int
    /// Whether the entire body of the view is replaced.
    package let isLost: Bool
    /// The unavailable names that caused the cuts.
    package let names: [String]
  }

  /// An unavailable name.
  package struct MissingName: Sendable {
    package let name: String
    /// The number of cuts that the name caused.
    package let cuts: Int
    /// The number of views with cuts that the name caused.
    package let views: Int
  }

  /// The number of files in the targets that can be built on this system, and the number of those files that are
  /// included.
  package let files, filesIn: Int
  /// The number of view bodies, and the number of view bodies without cuts.
  package let bodies, wholeBodies: Int
  /// The views with cuts, sorted so that those that lose the most code come first.
  package let views: [CutView]
  /// The unavailable names, sorted so that those that cause the most cuts come first.
  package let names: [MissingName]
  /// The omitted packages, with the reasons.
  package let packages: [String: String]
  /// The number of cuts of each kind.
  package let kinds: [String: Int]

  init(
    _ cuts: CutFile,
    modules: [ModuleCheck],
    _ package: AppPackage,
    _ unfetched: [String: String]
  ) {
    var bodies = 0
    var whole = 0
    var views: [CutView] = []
    var counts: [String: (cuts: Int, views: Int)] = [:]
    for (path, file) in modules.flatMap({ Array($0.plan.files) }) {
      let all = file.ladder.viewBodies
      bodies += all.count
      guard file.wholeReason == nil else { continue }
      for cut in file.active where cut.unit.kind != .import {
        counts[cut.entry.cut.name, default: (0, 0)].cuts += 1
      }
      for body in all {
        let inside = file.active.filter { cut in
          cut.unit.tokens.overlaps(body.tokens)
        }
        guard !inside.isEmpty else {
          whole += 1
          continue
        }
        let names = Set(inside.map(\.entry.cut.name))
        for name in names { counts[name, default: (0, 0)].views += 1 }
        let owner = body.place.split(separator: ".").dropLast().joined(separator: ".")
        views.append(
          CutView(
            path: path,
            name: owner,
            cuts: inside.count,
            isLost: inside.contains { $0.unit.tokens.contains(body.tokens.lowerBound) },
            names: names.sorted()
          )
        )
      }
    }
    self.bodies = bodies
    wholeBodies = whole
    filesIn = package.targets.reduce(0) { $0 + $1.files.count }
    files = filesIn + package.countOfFilesLeftOut
    self.views = views.sorted { one, other in
      (one.isLost ? 0 : 1, -one.cuts, one.path, one.name)
        < (other.isLost ? 0 : 1, -other.cuts, other.path, other.name)
    }
    names = counts.map { MissingName(name: $0.key, cuts: $0.value.cuts, views: $0.value.views) }
      .sorted { ($1.views, $1.cuts, $0.name) < ($0.views, $0.cuts, $1.name) }
    packages = unfetched
    kinds = cuts.files.values.joined().reduce(into: [:]) {
      $0[$1.cut.kind.rawValue, default: 0] += 1
    }
  }
}
