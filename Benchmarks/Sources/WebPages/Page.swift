// SPDX-License-Identifier: MIT

import Foundation

/// The addresses of the pages that are measured.
enum Page {
  /// Returns the address of a page with sections of 19 nodes, each with a heading, a paragraph, a list of links and a
  /// form.
  static func sections(_ count: Int) throws -> String {
    let sections = (1...count).map { number in
      """
      <section><h2>Section \(number)</h2><p>Text of section \(number).</p><ul>\
      <li><a href="#\(number)">Link \(number)</a><li>Plain</ul>\
      <label>Field \(number) <input></label></section>
      """
    }
    return try write("sections-\(count)", sections.joined(separator: "\n"))
  }

  /// Returns the address of a page with one list of items.
  static func items(_ count: Int) throws -> String {
    let items = (1...count).map { "<p>Item \($0)</p>" }
    return try write("items-\(count)", items.joined(separator: "\n"))
  }

  /// Returns the address of a page with a button that announces a count.
  static func button() throws -> String {
    try write(
      "button",
      "<h1>Count</h1><button onclick=\"out.textContent = ++count + ' pressed'\">Press</button>"
        + "<p id=out role=status></p><script>let count = 0</script>"
    )
  }

  private static func write(_ name: String, _ body: String) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11ynav-\(name).html")
    let html = "<!doctype html><html lang=en><meta charset=utf-8><title>\(name)</title>" + body
    try Data(html.utf8).write(to: file)
    return file.absoluteString
  }
}
