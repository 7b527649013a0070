// SPDX-License-Identifier: MIT

import A11yOpening
import A11yTree

/// An opener that starts the apps that transcripts specify with `toolkit: at-spi`.
///
/// ```
/// app: gedit letter.txt
/// toolkit: at-spi
/// ```
public final class DesktopOpener: SourceOpener {
  /// The header fields with which a transcript specifies an app.
  public nonisolated let fields: Set<String> = ["app", "toolkit"]

  /// Creates an opener.
  public init() {}

  /// Returns whether a header specifies a desktop app.
  public nonisolated func recognizes(_ subject: Subject) -> Bool {
    subject["app"] != nil && subject["toolkit"] != nil
  }

  /// Starts the app and waits for its first window.
  public func open(_ subject: Subject) throws(SubjectError) -> OpenedSource {
    guard subject["toolkit"] == "at-spi" else {
      throw SubjectError("the toolkit must be at-spi", field: "toolkit")
    }
    do throws(DesktopError) {
      let source = try DesktopSource(launching: subject["app"] ?? "", in: subject.folder)
      return OpenedSource(source, title: source.title)
    } catch {
      throw SubjectError(error.description, field: "app")
    }
  }

  /// Does nothing, because the opener retains no resources between apps.
  public func close() {}
}
