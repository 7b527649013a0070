// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yDocuments
import A11ySession
import Foundation

/// A capture of the current state of a running app.
enum AppDocument {
  /// Returns the app's tree in the native format. Long lists contain only the rows that have already been read.
  @MainActor
  static func data(of app: String) throws -> Data {
    let opened = try DesktopAccess.attach(to: app, launching: nil)
    let session = AssistiveSession(source: opened.source)
    defer { session.close() }
    ScriptDriver(session).start()
    do {
      return try Document.nativeJSON(of: session.tree)
    } catch {
      throw Failure("\(app): this app has no accessible content")
    }
  }
}
