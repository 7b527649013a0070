// SPDX-License-Identifier: MIT

extension ViewGraph {
  /// Records that work has started, and drops work that has finished.
  package func began(_ work: PendingWork) {
    pendingWork.removeAll(where: \.isFinished)
    pendingWork.append(work)
  }
}
