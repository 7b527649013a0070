// SPDX-License-Identifier: MIT

import Testing

@testable import A11yAudit

/// Tests for the controls that an audit never presses.
@Suite struct NeverPressedTests {
  @Test(arguments: [
    ("Delete note", "delete"), ("Quit", "quit"), ("Stop the server", "stop"),
    ("Shut down", "shut down"),
    ("Server beenden", "beenden"), ("Redémarrer", "redémarrer"), ("Reiniciar", "reiniciar"),
    ("サーバーを停止", "停止"), ("重启服务器", "重启"),
  ])
  func `Words for lasting effects are recognized in six languages`(_ name: String, _ word: String) {
    #expect(NeverPressed.word(in: name) == word)
  }

  @Test(arguments: ["Save", "Stopwatch", "Exitosa", "Paybacks", ""])
  func `A part of a longer word is not a word for a lasting effect`(_ name: String) {
    #expect(NeverPressed.word(in: name) == nil)
  }

  @Test(arguments: [
    ("Quit", "quit", true), ("Quit", "Quit now", false), ("Quit*", "quit now", true),
    ("*server", "Stop the server", true), ("*the*", "Stop the server", true), ("a*a", "a", false),
    ("*", "", true), ("", "Save", false), ("s*e*e", "Save me", true), ("s*x*e", "Save me", false),
  ])
  func `A pattern matches whole names`(_ pattern: String, _ name: String, _ matches: Bool) {
    #expect(NamePattern(pattern).matches(name) == matches)
  }
}
