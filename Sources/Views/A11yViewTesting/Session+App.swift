// SPDX-License-Identifier: MIT

import A11ySession
import A11yTesting
import A11yTree
import A11yUI

extension Session {
  /// Opens an app as a launch would, and shows its first scene.
  ///
  /// - Parameters:
  ///   - files: Paths of documents to open instead of the first scene.
  ///   - technology: The assistive technologies that are turned on. The first one operates the app.
  ///   - prunes: Whether unchanged views are skipped; see ``prunes``.
  ///   - change: A closure that changes the session's settings before it starts.
  public convenience init<A: App>(
    _ app: A,
    files: [String] = [],
    technology: AccessibilityTechnologies = .voiceOver,
    prunes: Bool = Session.prunes,
    settings change: (inout SessionSettings) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async throws {
    let host = AppHost(app, files: files, defaults: VolatileDefaults(), prunes: prunes)
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
