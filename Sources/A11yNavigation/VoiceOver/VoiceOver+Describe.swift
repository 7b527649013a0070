import A11yTree

extension VoiceOver {
  /// Says the element under the cursor again, as it is now. O(depth).
  public mutating func describe(in tree: AccessibilityTree) -> [Effect] {
    repeatElement(in: tree)
  }

  /// The generation of the newest focus request that was answered.
  public var newestRequest: UInt64 { generation }
}

extension VoiceOver {
  /// What VoiceOver says of an element itself, without containers and hints. O(depth).
  public static func words(of id: ElementID, in tree: AccessibilityTree) -> Utterance {
    Utterance(Description(of: id, in: tree, verbosity: Verbosity())?.words() ?? [])
  }
}
