// SPDX-License-Identifier: MIT

extension SwitchControl.Settings {
  /// Changes what an entry of the menu stands for, and says what it is now.
  mutating func change(_ item: ScannerMenu.Item) -> String {
    switch item {
    case .faster:
      interval = max(interval * 4 / 5, .milliseconds(100))
      return "One stop each \(interval.inSeconds)."
    case .slower:
      interval = min(interval * 5 / 4, .seconds(60))
      return "One stop each \(interval.inSeconds)."
    case .groups:
      groupsItems.toggle()
      return groupsItems ? "Groups on." : "Groups off."
    default:
      speaksItems.toggle()
      return speaksItems ? "Speech on." : "Speech off."
    }
  }
}
