// SPDX-License-Identifier: MIT

import A11ySession
import A11yTesting
import A11yTree
import A11yUI

extension Session {
  /// Opens a view.
  ///
  /// - Parameters:
  ///   - technology: The assistive technologies that are turned on. The first one operates the view.
  ///   - prunes: Whether unchanged views are skipped; see ``prunes``.
  ///   - change: A closure that changes the session's settings before it starts.
  public convenience init<Content: View>(
    _ view: @autoclosure () -> Content,
    technology: AccessibilityTechnologies = .voiceOver,
    prunes: Bool = Session.prunes,
    settings change: (inout SessionSettings) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async throws {
    let view = view()
    let host = ViewHost(prunes: prunes) { view }
    host.followSession(holdsTurns: false)
    self.init(
      source: host,
      technology: technology,
      settings: change,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
