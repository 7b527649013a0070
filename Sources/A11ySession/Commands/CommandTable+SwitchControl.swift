// SPDX-License-Identifier: MIT

extension CommandTable {
  /// Commands for Switch Control alone.
  static let switchControl: [CommandEntry] = [
    .press("select", usage: "select [held TIME]", "Press the select switch", .select),
    .press("scanner menu", "Open the scanner menu", .scannerMenu),
    .press("restart", "Scan from the first stop", .restart),
  ]
}
