// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `split-stop`
  static let splitStop = Rule(
    "split-stop",
    "A link is split into several stops, each of which announces part of the link’s text.",
    criteria: ["2.4.3"],
    impact: .slows,
    precision: .high,
    needs: .words,
    beyond: "axe-core does not compare consecutive links",
    limits:
      "Links are reported only if they are adjacent, have the same address and are in the same item or landmark."
  ) { exploration in
    var found: [Evidence] = []
    var run: [HeardStop] = []
    func close() {
      if run.count > 1, let first = run.first {
        found.append(
          Evidence(
            at: first.id,
            "\(run.count) consecutive stops lead to the same address.",
            proof: exploration.proof(at: run, marking: run.map(\.name))
          )
        )
      }
      run = []
    }
    for stop in exploration.stops {
      let address = stop.element.details.url
      let isLink = stop.isLink && stop.isInteractive && !address.isEmpty && address != "#"
      if let first = run.first, isLink, first.element.details.url == address,
        first.area == stop.area,
        exploration.tree.ancestor(of: first.id, [.listItem, .row, .article, .cell])
          == exploration.tree.ancestor(of: stop.id, [.listItem, .row, .article, .cell])
      {
        run.append(stop)
      } else {
        close()
        if isLink { run = [stop] }
      }
    }
    close()
    return found
  }
}
