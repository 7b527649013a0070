// SPDX-License-Identifier: MIT

import A11yAudit

extension Session {
  /// What an audit finds on the screen as it is now, the worst first. Nothing is pressed.
  ///
  /// ```swift
  /// #expect(session.audit().isEmpty)
  /// #expect(try session.audit(Audit(only: [], skip: ["too-long"])).isEmpty)
  /// ```
  /// O(number of elements × depth).
  public func audit(_ audit: Audit = Audit()) -> [Finding] {
    audit.findings(in: Exploration(of: base.tree, settings: base.settings))
  }
}
