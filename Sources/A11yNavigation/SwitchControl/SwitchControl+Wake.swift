import A11yTree

extension SwitchControl {
  /// Starts the wait at the current stop anew, after a time in which the scanner was not driven.
  public mutating func wake(at time: Duration) { schedule(at: time) }

  /// Says the current stop again. O(size of the group, if it is one).
  public func describe(in tree: AccessibilityTree) -> [Effect] {
    utterance(in: tree).map { [.speak($0)] } ?? []
  }

  /// The generation of the newest focus request that was answered.
  public var newestRequest: UInt64 { generation }
}
