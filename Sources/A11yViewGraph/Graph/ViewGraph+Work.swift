extension ViewGraph {
  /// Notes that something has started, and forgets what has ended.
  package func began(_ work: PendingWork) {
    pendingWork.removeAll(where: \.isFinished)
    pendingWork.append(work)
  }
}
