// SPDX-License-Identifier: MIT

import A11ySession
import A11yTesting
import A11yTree
import A11yUI

extension Session {
  /// Opens a preview.
  ///
  /// ```swift
  /// for preview in Preview.all {
  ///   let session = try await Session(preview)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - technology: The assistive technologies that are turned on. The first one operates the preview.
  ///   - language: The user's language as a BCP 47 tag. The default is English.
  ///   - device: The device on which the preview runs. The default is an iPhone or, with the platform `macos`, a Mac.
  ///   - prunes: Whether unchanged views are skipped; see ``prunes``.
  ///   - change: A closure that changes the session's settings before it starts.
  public convenience init(
    _ preview: Preview,
    technology: AccessibilityTechnologies = .voiceOver,
    language: String? = nil,
    device: Device? = nil,
    prunes: Bool = Session.prunes,
    settings change: (inout SessionSettings) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async throws {
    try await self.init(
      preview.view,
      technology: technology,
      language: language,
      device: device,
      prunes: prunes,
      settings: change,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
