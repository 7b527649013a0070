// SPDX-License-Identifier: MIT

import SwiftUI

/// The announced properties of one mark in a chart.
struct Mark {
  var id: [AnyHashable] = []
  var x: Plotted?
  var y: Plotted?
  var angle: Plotted?
  /// Whether there are more values between this mark and the next.
  var isContinuous = false
  /// The values that determine a mark's series, which is shown as a color, a symbol or a position.
  var series: [Plotted] = []
  var label: String?
  var value: String?
  var identifier: String?
  var isHidden = false
  var annotations: [AnyView] = []
}

/// The marks of a chart, in order.
public struct _ChartMarks {
  var marks: [Mark] = []
  /// The identities of the rows that contain the mark that is being added.
  private var path: [AnyHashable] = []

  init() {}

  /// Adds a mark with its own identity.
  mutating func add(_ mark: Mark) {
    var mark = mark
    mark.id = path + [AnyHashable(counts[path, default: 0])]
    counts[path, default: 0] += 1
    marks.append(mark)
  }

  private var counts: [[AnyHashable]: Int] = [:]

  /// Adds a row's marks.
  @MainActor
  mutating func addRow(_ id: AnyHashable, _ add: (inout _ChartMarks) -> Void) {
    path.append(id)
    add(&self)
    path.removeLast()
  }
}
