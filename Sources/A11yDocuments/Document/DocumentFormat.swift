// SPDX-License-Identifier: MIT

/// The formats of trees that can be read. If no format is specified, the formats are tried in the order in which they
/// are listed.
public enum DocumentFormat: String, CaseIterable, Sendable {
  /// The native JSON format of a11ynav, which preserves all information.
  case native
  /// A screen dump in XML from Android's uiautomator or from Appium's uiautomator driver.
  case uiautomator
  /// The page source from WebDriverAgent in XML, which Appium returns for an iOS screen.
  case webDriverAgent = "webdriveragent"
  /// XCUITest's description of an element, which a failed test prints.
  case xcuitest
  /// The semantics of a Compose screen, in the format of `printToLog` and `printToString`.
  case compose
  /// The output of `maestro hierarchy`, or the elements from Maestro Studio, in JSON.
  case maestro
  /// The hierarchy that AccessibilitySnapshot records, in JSON.
  case accessibilitySnapshot = "accessibilitysnapshot"
  /// The semantics tree that `debugDumpSemanticsTree` prints.
  case flutter
  /// The rendered tree that `toJSON` returns in a React Native test.
  case reactNative = "reactnative"
  /// AccessKit's `TreeUpdate` in JSON.
  case accessKit = "accesskit"
  /// The result of `Accessibility.getFullAXTree` in the Chrome DevTools Protocol, in JSON.
  case chrome
  /// Playwright's ARIA snapshot in YAML, either on its own or in the Markdown of its MCP server.
  case aria
}
