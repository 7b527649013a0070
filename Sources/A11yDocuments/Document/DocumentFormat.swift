// SPDX-License-Identifier: MIT

/// The formats from which a tree can be read, in the order in which they are tried if the format is not specified.
public enum DocumentFormat: String, CaseIterable, Sendable {
  /// The native JSON format of a11ynav, which preserves all information.
  case native
  /// A screen dump from Android's uiautomator or from Appium's uiautomator driver, in XML.
  case uiautomator
  /// The page source of WebDriverAgent, which Appium returns for an iOS screen, in XML.
  case webDriverAgent = "webdriveragent"
  /// The description of an element in XCUITest, which a failed test prints.
  case xcuitest
  /// The semantics of a Compose screen, in the form that `printToLog` and `printToString` write.
  case compose
  /// The output of `maestro hierarchy`, or the elements of Maestro Studio, in JSON.
  case maestro
  /// The hierarchy that AccessibilitySnapshot records, in JSON.
  case accessibilitySnapshot = "accessibilitysnapshot"
  /// The semantics tree that `debugDumpSemanticsTree` prints.
  case flutter
  /// The rendered tree that a React Native test returns from `toJSON`.
  case reactNative = "reactnative"
  /// An AccessKit `TreeUpdate`, in JSON.
  case accessKit = "accesskit"
  /// The result of `Accessibility.getFullAXTree` in the Chrome DevTools Protocol, in JSON.
  case chrome
  /// Playwright's ARIA snapshot, in YAML, alone or in the Markdown of its MCP server.
  case aria
}
